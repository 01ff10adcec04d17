import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mostOfChild } from '#graphql/progress/progress.rules.ts'
import { todayInJohannesburg } from '#graphql/values/dates.ts'
import { openTestApp, type TestApp } from '#tests/setup/server.ts'

let app: TestApp
let cookie: string
beforeAll(async () => {
  app = await openTestApp({ filling: 'content' })
  cookie = (await app.addUser({ role: 'admin', firstName: 'Annelie' })).cookie
})
afterAll(() => app.close())

const today = todayInJohannesburg()
const thisYear = Number(today.slice(0, 4))
const texts = {
  academicProgress: 'Counts to twenty.',
  socialDevelopment: 'Shares her toys.',
  communicationSkills: 'Tells long stories.',
  physicalDevelopment: 'Climbs to the top.',
  teacherComments: 'A joy to have in class.',
}

interface Card {
  id: number
  version: number
  year: number
  dateIssued: string
  teacherComments: string | null
}
interface Answer {
  success: boolean
  message: string
  errors?: Record<string, string>
  existingId?: number
  reportCard: Card
  reportCards: Card[]
  emailsSent: number
}

const rest = (method: string, url: string, body?: unknown, headers?: Record<string, string>, as = cookie) =>
  app.rest<Answer>(method, url, { body, headers, cookie: as })

const write = async (childId: number, values: object = {}) =>
  (await rest('POST', '/api/admin/report-cards', { childId, term: 'Term 1', ...texts, ...values })).json

const update = /* GraphQL */ `
  mutation Update($id: Int!, $input: ReportCardChangeInput!) {
    updateReportCard(id: $id, input: $input) { id term teacherComments academicProgress version }
  }
`
const remove = 'mutation Remove($id: Int!) { deleteReportCard(id: $id) { id removedAt } }'
const restore = 'mutation Restore($id: Int!) { restoreReportCard(id: $id) { id removedAt } }'
const open = 'mutation Open($id: Int!) { openReportCard(id: $id) { id isNew } }'
const own = '{ myChildren { reportCards { id teacherComments isNew } } }'

interface Own {
  myChildren: { reportCards: { id: number; isNew: boolean }[] }[]
}

async function family() {
  const parent = await app.addUser({ firstName: 'Thandi' })
  const childId = await app.addChild({ firstName: 'Lerato' }, [parent.id])
  return { parent, childId }
}

describe('writing a report card', () => {
  it('answers as documented, takes numbers as text, and the parents see it at once', async () => {
    const { parent, childId } = await family()
    const body = { childId: String(childId), term: 'End of Year', year: '2026', ...texts, dateIssued: '2026-12-04' }
    const { status, json } = await rest('POST', '/api/admin/report-cards', { ...body, unknown: 1 })
    expect(status).toBe(201)
    expect(json).toMatchObject({ success: true, message: 'Report card created successfully' })
    expect(json.reportCard).toMatchObject({ ...body, childId, year: 2026 })
    const { json: list } = await rest('GET', '/api/admin/report-cards')
    expect(list.reportCards.map(({ id }) => id)).toContain(json.reportCard.id)
    const { data } = await app.graphql<Own>(own, {}, { cookie: parent.cookie })
    expect(data.myChildren[0]?.reportCards).toEqual([
      { id: json.reportCard.id, teacherComments: texts.teacherComments, isNew: true },
    ])
  })

  it('takes the current year and today where they are left out', async () => {
    const { childId } = await family()
    const { reportCard } = await write(childId, { dateIssued: '' })
    expect(reportCard).toMatchObject({ year: thisYear, dateIssued: today })
  })

  it('names every field that is wrong, and stores nothing', async () => {
    const before = await app.db('report_cards')
    const wrong = { childId: 'x', term: 'Term 5', year: 'soon', dateIssued: '2026-02-30' }
    const { status, json } = await rest('POST', '/api/admin/report-cards', { ...wrong, ...texts })
    expect(status).toBe(400)
    expect(Object.keys(json.errors ?? {}).sort()).toEqual(['childId', 'dateIssued', 'term', 'year'])
    const { childId } = await family()
    const empty = await rest('POST', '/api/admin/report-cards', { childId, term: 'Term 1', teacherComments: '  ' })
    expect(empty.json.errors).toEqual({
      academicProgress: 'Please write about the child in at least one of the fields.',
    })
    expect((await rest('POST', '/api/admin/report-cards', { childId: 999_999, term: 'Term 1', ...texts })).status).toBe(
      404,
    )
    expect(await app.db('report_cards')).toEqual(before)
  })

  it('happens once for a child, term and year, also when several come at once', async () => {
    const { childId } = await family()
    const answers = await Promise.all(
      [1, 2, 3].map(() => rest('POST', '/api/admin/report-cards', { childId, term: 'Term 2', ...texts })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
    const made = answers.find(({ status }) => status === 201)?.json.reportCard
    const refused = answers.find(({ status }) => status === 409)?.json
    expect(refused).toMatchObject({
      message: `Lerato already has a report card for Term 2 ${thisYear}. Edit the existing one instead.`,
      existingId: made?.id,
    })
    expect((await write(childId, { term: 'Term 2', year: thisYear - 1 })).success).toBe(true)
  })

  it.each(['\n', '\r', '\u2028'])(
    'takes no text of many hundred lines, of which the PDF holds each in memory',
    async (end) => {
      const { childId } = await family()
      const written = await write(childId, { teacherComments: `a${end}`.repeat(200) + 'a' })
      expect(written.errors).toEqual({ teacherComments: 'Please use at most 200 lines.' })
      expect((await write(childId, { teacherComments: `a${end}`.repeat(199) + 'a' })).success).toBe(true)
    },
  )

  it('ends where a child has as many as can be read at once', async () => {
    const { childId } = await family()
    const date = { dateIssued: today, deletedAt: today }
    const there = Array.from({ length: mostOfChild.report_cards }, () => ({
      childId,
      term: 'Term 1',
      year: 2026,
      ...date,
    }))
    await app.db('report_cards').insert(there)
    expect((await write(childId)).message).toMatch(/has 60 of these already/)
  })

  it('happens once for one key, however often it is sent', async () => {
    const { childId } = await family()
    const headers = { 'Idempotency-Key': `card-${childId}` }
    const body = { childId, term: 'Term 4', ...texts }
    const answers = await Promise.all([1, 2].map(() => rest('POST', '/api/admin/report-cards', body, headers)))
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
    expect(new Set(answers.map(({ json }) => json.reportCard.id)).size).toBe(1)
  })
})

describe('changing a report card', () => {
  const change = (id: number, input: object) => app.graphql<Record<string, Card>>(update, { id, input }, { cookie })

  it('changes what is given, empties what is emptied, and keeps what was before', async () => {
    const { childId } = await family()
    const { reportCard } = await write(childId)
    const { data } = await change(reportCard.id, { teacherComments: '', academicProgress: 'Reads.' })
    expect(data.updateReportCard).toMatchObject({ teacherComments: null, academicProgress: 'Reads.', version: 2 })
    const entry = await app.db('audit_entries').where({ action: 'updateReportCard', entityId: reportCard.id }).first()
    expect(entry.before).toMatchObject({ academicProgress: texts.academicProgress })
  })

  it('is refused on an old version, and where nothing would be said', async () => {
    const { childId } = await family()
    const { reportCard } = await write(childId)
    await change(reportCard.id, { version: 1, teacherComments: 'First' })
    const late = await change(reportCard.id, { version: 1, teacherComments: 'Second' })
    expect(late.error).toMatchObject({ code: 'STALE', current: { teacherComments: 'First', version: 2 } })
    const emptied = Object.fromEntries(Object.keys(texts).map((field) => [field, '']))
    expect((await change(reportCard.id, emptied)).error).toMatchObject({ code: 'BAD_USER_INPUT' })
  })

  it('moves it to a term that is free alone', async () => {
    const { childId } = await family()
    const first = await write(childId)
    const second = await write(childId, { term: 'Term 2' })
    const moved = await change(second.reportCard.id, { term: 'Term 1' })
    expect(moved.error).toMatchObject({ code: 'CONFLICT', existingId: first.reportCard.id })
    expect((await change(second.reportCard.id, { term: 'Mid-Year' })).error).toBeNull()
  })
})

describe('deleting a report card', () => {
  it('hides it from everybody, and restoring brings it back unless there is another by then', async () => {
    const { parent, childId } = await family()
    const { id } = (await write(childId)).reportCard
    expect((await app.graphql(remove, { id }, { cookie })).error).toBeNull()
    const { data } = await app.graphql<Own>(own, {}, { cookie: parent.cookie })
    expect(data.myChildren[0]?.reportCards).toEqual([])
    expect((await app.graphql(open, { id }, { cookie: parent.cookie })).error?.code).toBe('NOT_FOUND')
    const other = (await write(childId)).reportCard
    expect((await app.graphql(restore, { id }, { cookie })).error).toMatchObject({
      code: 'CONFLICT',
      existingId: other.id,
    })
    await app.graphql(remove, { id: other.id }, { cookie })
    expect((await app.graphql(restore, { id }, { cookie })).data).toEqual({
      restoreReportCard: { id, removedAt: null },
    })
  })
})

describe('a parent who opens a report card', () => {
  const openings = async (id: number) => {
    const document = 'query Card($id: Int!) { reportCard(id: $id) { openings { firstName openedAt } } }'
    const { data } = await app.graphql<{ reportCard: { openings: { firstName: string; openedAt: string }[] } }>(
      document,
      { id },
      { cookie },
    )
    return data.reportCard.openings
  }

  it('has seen it from then on, which staff read; the first time counts', async () => {
    const { parent, childId } = await family()
    const { id } = (await write(childId)).reportCard
    expect(await openings(id)).toEqual([])
    const { data } = await app.graphql(open, { id }, { cookie: parent.cookie })
    expect(data).toEqual({ openReportCard: { id, isNew: false } })
    const [first] = await openings(id)
    expect(first).toMatchObject({ firstName: 'Thandi' })
    await app.graphql(open, { id }, { cookie: parent.cookie })
    expect(await openings(id)).toEqual([first])
  })

  it('by fetching the PDF has seen it too; staff who open it leave no trace', async () => {
    const { parent, childId } = await family()
    const { id } = (await write(childId)).reportCard
    await app.graphql(open, { id }, { cookie })
    expect(await openings(id)).toEqual([])
    const answer = await app.rest('GET', `/api/report-cards/${id}/pdf`, { cookie: parent.cookie })
    expect(answer.status).toBe(200)
    expect(await openings(id)).toHaveLength(1)
  })

  it('finds none of another family, in no way', async () => {
    const { childId } = await family()
    const { id } = (await write(childId)).reportCard
    const stranger = (await family()).parent.cookie
    expect((await app.graphql(open, { id }, { cookie: stranger })).error?.code).toBe('NOT_FOUND')
    expect((await app.rest('GET', `/api/report-cards/${id}/pdf`, { cookie: stranger })).status).toBe(404)
    const query = 'query Card($id: Int!) { reportCard(id: $id) { id } }'
    expect((await app.graphql(query, { id }, { cookie: stranger })).error?.code).toBe('NOT_FOUND')
    expect((await app.graphql(query, { id }, {})).error?.code).toBe('UNAUTHENTICATED')
  })
})

describe('a notification to the parents of a child', () => {
  const send = (body: object) => rest('POST', '/api/admin/send-parent-notification', body)

  it('mails everybody who is linked and still has an account, and says how many', async () => {
    const [one, other, gone] = [await app.addUser(), await app.addUser(), await app.addUser()]
    await app.db('users').where({ id: gone.id }).update({ deletedAt: app.db.fn.now() })
    const childId = await app.addChild({}, [one.id, other.id, gone.id])
    const { status, json } = await send({ childId, subject: 'Report card', message: 'The report card is ready.' })
    expect(status).toBe(200)
    expect(json).toEqual({ success: true, message: 'Notification sent to 2 parent(s)', emailsSent: 2 })
    const mails = await app.db('emails').where({ subject: 'Report card' }).orderBy('id')
    expect(mails.map(({ recipient }) => recipient)).toEqual([one.email, other.email])
    expect(mails[0].body).toContain('The report card is ready.')
  })

  it('mails nobody where no parent is linked, and needs a subject and a message', async () => {
    const childId = await app.addChild()
    expect((await send({ childId, subject: 'A', message: 'B' })).json.emailsSent).toBe(0)
    const { status, json } = await send({ childId, subject: ' ' })
    expect(status).toBe(400)
    expect(Object.keys(json.errors ?? {}).sort()).toEqual(['message', 'subject'])
    expect((await send({ childId: 999_999, subject: 'A', message: 'B' })).status).toBe(404)
  })

  it('goes out once for one key, with the same answer', async () => {
    const { childId } = await family()
    const headers = { 'Idempotency-Key': `note-${childId}` }
    const body = { childId, subject: `Once ${childId}`, message: 'B' }
    const answers = await Promise.all(
      [1, 2].map(() => rest('POST', '/api/admin/send-parent-notification', body, headers)),
    )
    expect(answers.map(({ json }) => json.emailsSent)).toEqual([1, 1])
    expect(await app.db('emails').where({ subject: body.subject })).toHaveLength(1)
  })
})

describe('a draft', () => {
  const seenBy = async (parent: { cookie: string }) =>
    (await app.graphql<Own>(own, {}, parent)).data.myChildren[0]?.reportCards.map(({ id }) => id)
  const change = (id: number, input: object) =>
    app.graphql<{ updateReportCard: Card }>(update, { id, input }, { cookie })

  it('is for administrators alone until it is published, and then is no draft again', async () => {
    const { parent, childId } = await family()
    const { id, version } = (await write(childId, { isDraft: true })).reportCard
    expect(await seenBy(parent)).toEqual([])
    expect((await app.graphql(open, { id }, parent)).error?.code).toBe('NOT_FOUND')
    expect((await app.rest('GET', `/api/report-cards/${id}/pdf`, { cookie: parent.cookie })).status).toBe(404)
    const batch = `/api/report-cards/batch?term=Term 1&year=${thisYear}&as=print`
    await app.db('report_cards').whereNot({ id }).update({ deletedAt: '2026-01-01' })
    expect((await app.rest('GET', encodeURI(batch), { cookie })).status).toBe(404)
    const { data } = await change(id, { isDraft: false, version })
    expect(await seenBy(parent)).toEqual([id])
    const { error } = await change(id, { isDraft: true, version: data.updateReportCard.version })
    expect(error?.fields).toEqual({ isDraft: expect.stringContaining('can read this report card already') })
  })

  it('may have gaps, and is not published with them: the gap is named at its field', async () => {
    const { parent, childId } = await family()
    const gaps = { socialDevelopment: 'Lerato plays most with … and [friends].' }
    const refused = { socialDevelopment: expect.stringContaining('“Lerato plays most with …”') }
    const direct = await rest('POST', '/api/admin/report-cards', { childId, term: 'Term 2', ...texts, ...gaps })
    expect(direct.json.errors).toEqual(refused)
    const { id } = (await write(childId, { term: 'Term 2', ...gaps, isDraft: true })).reportCard
    expect((await change(id, { isDraft: false })).error?.fields).toEqual(refused)
    expect(await seenBy(parent)).toEqual([])
    await change(id, { isDraft: false, socialDevelopment: 'Lerato plays most with Zoë.' })
    expect(await seenBy(parent)).toEqual([id])
    expect((await change(id, gaps)).error?.fields).toEqual(refused)
  })
})
