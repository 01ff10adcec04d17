import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { pdfText } from '#tests/setup/pdfText.ts'
import { openTestApp, type TestApp } from '#tests/setup/server.ts'
import { placedChildren } from '#graphql/database/demo/placements.ts'

/** What a teacher of one class reads and writes. */
let app: TestApp
let teacher: { id: number; cookie: string }
let other: { id: number; cookie: string }
let classId: number
let otherClassId: number
let childId: number
let elsewhere: number

const secret = 'Zebediah counts to twenty.'

async function addClass(name: string, position: number): Promise<number> {
  const row = { name, ageGroup: '2-3 years', ageFromMonths: 24, ageToMonths: 36, capacity: 90, room: name, position }
  return (await app.db('classes').insert(row).returning('id'))[0].id
}

async function addCard(of: number, values: object = {}): Promise<number> {
  const row = { childId: of, term: 'Term 1', year: 2026, teacherComments: 'A joy.', dateIssued: '2026-03-27' }
  return (
    await app
      .db('report_cards')
      .insert({ ...row, ...values })
      .returning('id')
  )[0].id
}

beforeAll(async () => {
  app = await openTestApp({ filling: 'content' })
  classId = await addClass('Weavers', 0)
  otherClassId = await addClass('Hoopoes', 1)
  teacher = await app.addUser({ role: 'teacher' })
  other = await app.addUser({ role: 'teacher' })
  await app.db('duties').insert([
    { userId: teacher.id, kind: 'teacher', classId },
    { userId: other.id, kind: 'teacher', classId: otherClassId },
  ])
})
afterAll(() => app.close())

beforeEach(async () => {
  childId = await app.addChild({ firstName: 'Anna', classId })
  elsewhere = await app.addChild({ firstName: 'Zebediah', classId: otherClassId })
})

const as = (who: { cookie: string }, document: string, variables: object = {}, headers = {}) =>
  app.graphql<Record<string, unknown>>(document, { ...variables }, { cookie: who.cookie, headers })

const create = 'mutation ($input: ReportCardInput!) { createReportCard(input: $input) { id status } }'
const update =
  'mutation ($id: Int!, $input: ReportCardChangeInput!) { updateReportCard(id: $id, input: $input) { id teacherComments } }'
const remove = 'mutation ($id: Int!) { deleteReportCard(id: $id) { id } }'
const restore = 'mutation ($id: Int!) { restoreReportCard(id: $id) { id } }'
const read =
  'query ($id: Int!) { reportCard(id: $id) { id teacherComments child { firstName } openings { firstName } } }'

const newCard = (of: number) => ({ input: { childId: of, term: 'Term 2', year: 2026, teacherComments: 'A joy.' } })

describe('a teacher', () => {
  it('writes a card of a child of the class, which its parents read once it is published', async () => {
    const parent = await app.addUser({})
    const own = await app.addChild({ classId }, [parent.id])
    const { data } = await as(teacher, create, { input: { ...newCard(own).input, isDraft: true } })
    const { id, status } = data.createReportCard as { id: number; status: string }
    expect(status).toBe('draft')
    const cards = '{ myChildren { reportCards { id } } }'
    expect((await as(parent, cards)).data).toEqual({ myChildren: [{ reportCards: [] }] })
    await as(teacher, update, { id, input: { isDraft: false } })
    expect((await as(parent, cards)).data).toEqual({ myChildren: [{ reportCards: [{ id }] }] })
  })

  it('is refused to write, read, change, delete and restore one of a child of another class', async () => {
    const card = await addCard(elsewhere, { teacherComments: secret })
    const gone = await addCard(elsewhere, { term: 'Term 3', teacherComments: secret, deletedAt: app.db.fn.now() })
    const before = await app.db('report_cards').where({ childId: elsewhere }).orderBy('id')
    // also where the child has a card for that term, whose number would be told
    const taken = { input: { ...newCard(elsewhere).input, term: 'Term 1' } }
    for (const answer of [
      await as(teacher, create, newCard(elsewhere)),
      await as(teacher, create, taken),
      await as(teacher, read, { id: card }),
      await as(teacher, 'mutation ($id: Int!) { openReportCard(id: $id) { teacherComments } }', { id: card }),
      await as(teacher, update, { id: card, input: { teacherComments: 'Hers.' } }),
      await as(teacher, remove, { id: card }),
      await as(teacher, restore, { id: gone }),
    ]) {
      expect(answer.error?.code).toBe('NOT_FOUND')
      expect(JSON.stringify(answer)).not.toContain('Zebediah')
      expect(answer.error).not.toHaveProperty('existingId')
    }
    expect((await app.rest('GET', `/api/report-cards/${card}/pdf`, { cookie: teacher.cookie })).status).toBe(404)
    expect(await app.db('report_cards').where({ childId: elsewhere }).orderBy('id')).toEqual(before)
  })

  it('lists the cards, the deleted ones and the years of the class alone', async () => {
    const card = await addCard(childId)
    const draft = await addCard(childId, { term: 'Term 2', isDraft: true })
    const removed = await addCard(childId, { year: 2012, deletedAt: app.db.fn.now() })
    await addCard(elsewhere)
    await addCard(elsewhere, { year: 2013 })
    await addCard(elsewhere, { year: 2014, deletedAt: app.db.fn.now() })
    const { data } = await as(
      teacher,
      `query ($id: Int!) {
        reportCards(year: 2026) { id childId } reportCardYears
        removedReportCards { totalCount edges { node { id } } }
        child(id: $id) { reportCards { id } }
      }`,
      { id: childId },
    )
    const listed = data.reportCards as { id: number; childId: number }[]
    expect(listed.map(({ id }) => id)).toEqual(expect.arrayContaining([card, draft]))
    const ofClass = await app.db.from(placedChildren(app.db)).where({ classId }).pluck('id')
    expect(listed.filter((each) => !ofClass.includes(each.childId))).toEqual([])
    expect(data.reportCardYears).toEqual([2026])
    expect(data.removedReportCards).toEqual({ totalCount: 1, edges: [{ node: { id: removed } }] })
    expect(data.child).toEqual({ reportCards: expect.arrayContaining([{ id: card }, { id: draft }]) })
  })

  it('saves those of a term in one file, without a child of another class', async () => {
    await addCard(childId, { year: 2020 })
    await addCard(elsewhere, { year: 2020, teacherComments: secret })
    const batch = (search: string) =>
      app.rest<{ total: number; base64?: string }[]>('GET', `/api/report-cards/batch?${search}`, {
        cookie: teacher.cookie,
      })
    const { json } = await batch('term=Term%201&year=2020&as=print')
    expect(json[0]?.total).toBe(1)
    expect(pdfText(Buffer.from(json.at(-1)?.base64 ?? '', 'base64'))).not.toContain('Zebediah')
    expect((await batch(`term=Term%201&year=2020&as=zip&classId=${otherClassId}`)).status).toBe(404)
  })

  it('reads how often the child came and what it can do, beside the text', async () => {
    await app.db('attendance').insert({ childId, date: '2026-03-02', status: 'present', timeIn: '07:30' })
    const document =
      'query ($id: Int!) { child(id: $id) { attendance(month: "2026-03") { status } progress { areas { percent } } } }'
    expect((await as(teacher, document, { id: childId })).data).toEqual({
      child: { attendance: [{ status: 'present' }], progress: { areas: [] } },
    })
    expect((await as(other, document, { id: childId })).error?.code).toBe('NOT_FOUND')
  })

  it('is not told who of the family looked at a card, and tells parents nothing in the name of the centre', async () => {
    const parent = await app.addUser({ firstName: 'Thandi' })
    const card = await addCard(childId)
    await app.db('report_card_openings').insert({ reportCardId: card, userId: parent.id })
    expect((await as(teacher, read, { id: card })).data).toEqual({
      reportCard: { id: card, teacherComments: 'A joy.', child: { firstName: 'Anna' }, openings: [] },
    })
    const notify = 'mutation ($input: ParentNotificationInput!) { sendParentNotification(input: $input) { id } }'
    const refused = await as(teacher, notify, { input: { childId, subject: 'Hello', message: 'Good news.' } })
    expect(refused.error?.code).toBe('FORBIDDEN')
  })

  it('reads the cards of her own child elsewhere as a parent does, without the drafts', async () => {
    await app.db('guardianships').insert({ parentId: teacher.id, childId: elsewhere })
    const card = await addCard(elsewhere)
    const draft = await addCard(elsewhere, { term: 'Term 2', isDraft: true })
    const { data } = await as(teacher, '{ myChildren { reportCards { id } } }')
    expect(data).toEqual({ myChildren: [{ reportCards: [{ id: card }] }] })
    expect((await as(teacher, read, { id: card })).error).toBeNull()
    expect((await as(teacher, read, { id: draft })).error?.code).toBe('NOT_FOUND')
    expect((await as(teacher, update, { id: card, input: { teacherComments: 'Best.' } })).error?.code).toBe('NOT_FOUND')
    await app.db('guardianships').where({ parentId: teacher.id }).delete()
  })
})

describe('a child who moves to another class', () => {
  it('takes its cards along: the new teacher goes on with them, and the one before no longer finds them', async () => {
    const card = await addCard(childId)
    const change = { id: card, input: { teacherComments: 'Changed.' } }
    expect((await as(other, update, change)).error?.code).toBe('NOT_FOUND')
    await app.db('placements').where({ childId }).update({ classId: otherClassId })
    expect((await as(teacher, read, { id: card })).error?.code).toBe('NOT_FOUND')
    expect((await as(teacher, update, change)).error?.code).toBe('NOT_FOUND')
    expect((await as(other, update, change)).data).toEqual({
      updateReportCard: { id: card, teacherComments: 'Changed.' },
    })
  })

  it('is not answered about again to the teacher before, whatever she repeats', async () => {
    const card = await addCard(childId)
    const gone = await addCard(childId, { term: 'Term 3', deletedAt: app.db.fn.now() })
    const change = { id: card, input: { teacherComments: 'Changed.' } }
    const requests = [
      ['created', create, newCard(childId)],
      ['opened', 'mutation ($id: Int!) { openReportCard(id: $id) { teacherComments } }', { id: card }],
      ['changed', update, change],
      ['restored', restore, { id: gone }],
    ] as const
    const send = async () => {
      const codes = []
      for (const [key, document, variables] of requests) {
        const answer = await as(teacher, document, variables, { 'idempotency-key': `moved ${key}` })
        codes.push(answer.error?.code ?? 'done')
      }
      return codes
    }
    const done = requests.map(() => 'done')
    expect(await send()).toEqual(done)
    expect(await send()).toEqual(done)
    await app.db('placements').where({ childId }).update({ classId: otherClassId })
    // opening is not stored by a key: the card is looked for each time
    expect(await send()).toEqual(['CONFLICT', 'NOT_FOUND', 'CONFLICT', 'CONFLICT'])
  })
})
