import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { todayInJohannesburg } from '#graphql/values/dates.ts'
import { pdfText } from '#tests/setup/pdfText.ts'
import { openTestApp, type TestApp } from '#tests/setup/server.ts'

let app: TestApp
let cookie: string
beforeAll(async () => {
  app = await openTestApp({ filling: 'content' })
  cookie = (await app.addUser({ role: 'admin' })).cookie
})
afterAll(() => app.close())

interface Report {
  id: number
  status: string
  title: string
  version: number
  removedAt: string | null
}

const fields = '{ id status title content type writtenOn version removedAt }'
const create = `mutation Create($input: AcademicReportInput!) { report: createAcademicReport(input: $input) ${fields} }`
const update = `mutation Update($id: Int!, $input: AcademicReportChangeInput!) { report: updateAcademicReport(id: $id, input: $input) ${fields} }`
const send = `mutation Send($id: Int!) { report: sendAcademicReport(id: $id) ${fields} }`
const remove = `mutation Remove($id: Int!) { report: deleteAcademicReport(id: $id) ${fields} }`
const restore = `mutation Restore($id: Int!) { report: restoreAcademicReport(id: $id) ${fields} }`
const open = 'mutation Open($id: Int!) { openAcademicReport(id: $id) { id isNew } }'
const own = '{ myChildren { academicReports { id title isNew } } }'

const run = (document: string, variables: object, as = cookie) =>
  app.graphql<{ report: Report }>(document, { ...variables }, { cookie: as })

const text = { title: 'Half-way through the year', type: 'progress', content: 'Lerato reads her first words.' }

async function family() {
  const parent = await app.addUser({ firstName: 'Thandi' })
  const childId = await app.addChild({ firstName: 'Lerato', lastName: 'Mokoena' }, [parent.id])
  return { parent, childId }
}

const write = async (childId: number, values: object = {}) =>
  (await run(create, { input: { ...text, childId, ...values } })).data.report

describe('a report', () => {
  it('is completed and dated today as soon as it is written, and the parents do not see it yet', async () => {
    const { parent, childId } = await family()
    const report = await write(childId)
    expect(report).toMatchObject({ ...text, status: 'completed', writtenOn: todayInJohannesburg(), version: 1 })
    const { data } = await app.graphql(own, {}, { cookie: parent.cookie })
    expect(data).toEqual({ myChildren: [{ academicReports: [] }] })
    expect((await run(open, { id: report.id }, parent.cookie)).error?.code).toBe('NOT_FOUND')
    const pdf = await app.rest('GET', `/api/academic-reports/${report.id}/pdf`, { cookie: parent.cookie })
    expect(pdf.status).toBe(404)
  })

  it('names what is missing, and stores nothing', async () => {
    const before = await app.db('academic_reports')
    const { error } = await run(create, { input: { childId: 0, title: ' ', type: 'other', content: '' } })
    expect(Object.keys(error?.fields ?? {}).sort()).toEqual(['childId', 'content', 'title', 'type'])
    expect((await run(create, { input: { ...text, childId: 999_999 } })).error?.code).toBe('NOT_FOUND')
    expect(await app.db('academic_reports')).toEqual(before)
  })

  it('sent, is mailed to everybody linked, and seen by them from then on', async () => {
    const { parent, childId } = await family()
    const { id } = await write(childId)
    const sent = await run(send, { id })
    expect(sent.data.report).toMatchObject({ status: 'sent' })
    const mails = await app.db('emails').where({ recipient: parent.email })
    expect(mails).toHaveLength(1)
    expect(mails[0].subject).toBe('A report on Lerato: Half-way through the year')
    const { data } = await app.graphql(own, {}, { cookie: parent.cookie })
    expect(data).toEqual({ myChildren: [{ academicReports: [{ id, title: text.title, isNew: true }] }] })
    expect((await run(open, { id }, parent.cookie)).data).toEqual({ openAcademicReport: { id, isNew: false } })
    const stranger = (await family()).parent.cookie
    expect((await run(open, { id }, stranger)).error?.code).toBe('NOT_FOUND')
  })

  it('is not sent while it has gaps of its template, nor changed into such a one once it is sent', async () => {
    const { childId } = await family()
    const { id } = await write(childId, { content: 'Lerato plays most with … and is learning to …' })
    const { error } = await run(send, { id })
    expect(error).toMatchObject({ code: 'CONFLICT', message: expect.stringContaining('“Lerato plays most with …”') })
    expect(await app.db('academic_reports').where({ id }).first('status')).toEqual({ status: 'completed' })
    await run(update, { id, input: { content: 'Lerato plays most with Zoë.' } })
    expect((await run(send, { id })).data.report).toMatchObject({ status: 'sent' })
    expect((await run(update, { id, input: { content: 'She likes [toys].' } })).error?.fields).toEqual({
      content: expect.stringContaining('“[toys]”'),
    })
  })

  it('is not sent where no parent is linked', async () => {
    const { id } = await write(await app.addChild({ firstName: 'Sipho' }))
    const { error } = await run(send, { id })
    expect(error).toMatchObject({ code: 'CONFLICT', message: expect.stringContaining('No parent is linked to Sipho') })
    expect(await app.db('academic_reports').where({ id }).first()).toMatchObject({ status: 'completed' })
  })

  it('is sent once for one key', async () => {
    const { parent, childId } = await family()
    const { id } = await write(childId)
    const headers = { 'Idempotency-Key': `send-${id}` }
    await Promise.all([1, 2].map(() => app.graphql(send, { id }, { cookie, headers })))
    expect(await app.db('emails').where({ recipient: parent.email })).toHaveLength(1)
  })

  it('changes by what is given, unless somebody was quicker, and stays sent', async () => {
    const { childId } = await family()
    const { id } = await write(childId)
    await run(send, { id })
    const { data } = await run(update, { id, input: { title: 'New title', version: 2 } })
    expect(data.report).toMatchObject({ title: 'New title', content: text.content, status: 'sent', version: 3 })
    expect((await run(update, { id, input: { title: 'Late', version: 2 } })).error?.code).toBe('STALE')
  })

  it('deleted, is seen by nobody until it is restored', async () => {
    const { parent, childId } = await family()
    const { id } = await write(childId)
    await run(send, { id })
    expect((await run(remove, { id })).data.report.removedAt).not.toBeNull()
    expect((await app.graphql(own, {}, { cookie: parent.cookie })).data).toEqual({
      myChildren: [{ academicReports: [] }],
    })
    expect((await run(send, { id })).error?.code).toBe('NOT_FOUND')
    expect((await run(restore, { id })).data.report).toMatchObject({ removedAt: null, status: 'sent' })
  })

  it('that was opened is not answered again with the same key once it is deleted', async () => {
    const { parent, childId } = await family()
    const { id } = await write(childId)
    await run(send, { id })
    const headers = { 'idempotency-key': `open-${id}` }
    const read = 'mutation Read($id: Int!) { openAcademicReport(id: $id) { id content } }'
    const opened = () => app.graphql(read, { id }, { cookie: parent.cookie, headers })
    expect((await opened()).data).toEqual({ openAcademicReport: { id, content: text.content } })
    await run(remove, { id })
    const again = await opened()
    expect(again.error?.code).toBe('NOT_FOUND')
    expect(JSON.stringify(again)).not.toContain(text.content)
  })

  it('is a PDF that says whose it is and what was written, and counts as seen when a parent fetches it', async () => {
    const { parent, childId } = await family()
    const { id } = await write(childId, { title: 'Term 3: progress', writtenOn: '2026-09-25' })
    await run(send, { id })
    const { rawPayload, headers } = await app.app.inject({
      url: `/api/academic-reports/${id}/pdf`,
      headers: { cookie: parent.cookie },
    })
    expect(headers['content-disposition']).toContain('Term%203%20%20progress%2C%20Lerato%20Mokoena.pdf')
    const written = pdfText(rawPayload)
    for (const part of ['Term 3: progress', 'Progress Report', 'Lerato Mokoena', '25 September 2026', text.content])
      expect(written).toContain(part)
    expect(await app.db('academic_report_openings').where({ academicReportId: id })).toHaveLength(1)
  })
})

describe('the list of reports', () => {
  interface Listed {
    edges: { node: { id: number; title: string; type: string } }[]
    pageInfo: { endCursor: string | null; hasNextPage: boolean }
    totalCount: number
  }
  const readPage = async (list: string, variables: object) => {
    const filters = list === 'academicReports' ? ', type: $type, search: $search' : ''
    const declared = filters && ', $type: String, $search: String'
    const { data, error } = await app.graphql<{ list: Listed }>(
      `query L($first: Int!, $after: String${declared}) {
        list: ${list}(first: $first, after: $after${filters}) {
          edges { node { id title type } } pageInfo { endCursor hasNextPage } totalCount
        }
      }`,
      { first: 2, ...variables },
      { cookie },
    )
    if (error) throw new Error(error.message)
    return data.list
  }
  async function readAll(list: string, variables: object = {}) {
    const ids: number[] = []
    for (let after: string | null = null; ; ) {
      const page: Listed = await readPage(list, { ...variables, after })
      ids.push(...page.edges.map(({ node }) => node.id))
      if (!page.pageInfo.hasNextPage) return ids
      after = page.pageInfo.endCursor
    }
  }

  it('is read page by page, each report once also where many are of one day, and so are the deleted ones', async () => {
    await app.db('academic_reports').delete()
    const childId = await app.addChild({})
    const days = ['2026-03-02', '2026-03-02', '2026-03-01', '2026-03-02', '2026-03-01']
    const ids: number[] = []
    for (const writtenOn of days) ids.push((await write(childId, { writtenOn })).id)
    const [a = 0, b = 0, c = 0, d = 0, e = 0] = ids
    expect(await readAll('academicReports')).toEqual([d, b, a, e, c])
    expect((await readPage('academicReports', {})).totalCount).toBe(5)
    await app.db('academic_reports').whereIn('id', [a, b, e]).update({ deletedAt: '2026-03-03T08:00:00Z' })
    expect(await readAll('academicReports')).toEqual([d, c])
    expect(await readAll('removedAcademicReports')).toEqual([e, b, a])
  })

  it('is narrowed to a type and to words of title and child', async () => {
    await app.db('academic_reports').delete()
    const zoe = await app.addChild({ firstName: 'Zoë', lastName: 'Quagga' })
    const { id: first } = await write(zoe, { title: 'Swims 100%' })
    const { id: second } = await write(zoe, { title: 'Swims', type: 'special' })
    const { id: other } = await write(await app.addChild({ firstName: 'Sipho', lastName: 'Dube' }), { title: 'Swims' })
    expect(await readAll('academicReports', { search: 'quagga ZOE swims' })).toEqual([second, first])
    expect(await readAll('academicReports', { search: '100%' })).toEqual([first])
    expect(await readAll('academicReports', { search: 'swims', type: 'progress' })).toEqual([other, first])
    await expect(readAll('academicReports', { type: 'other' })).rejects.toThrow('Please choose a type')
  })
})

describe('the figures', () => {
  it('count the reports in use by type, class and month', async () => {
    const classOf = async (name: string) => {
      const ages = { ageGroup: '2-3 years', ageFromMonths: 24, ageToMonths: 36, capacity: 9, position: 1 }
      return (
        await app
          .db('classes')
          .insert({ ...ages, name, room: name })
          .returning('id')
      )[0].id
    }
    await app.db('academic_reports').delete()
    const weavers = await app.addChild({ classId: await classOf('Weavers') })
    await classOf('Hoopoes')
    const today = todayInJohannesburg()
    await write(weavers)
    await write(weavers, { type: 'special', writtenOn: '2001-01-01' })
    await write(await app.addChild({ classId: null }), { type: 'special' })
    await run(remove, { id: (await write(weavers)).id })
    const document =
      '{ reportAnalytics { total sent byType { name count } byClass { name count } byMonth { name count } } }'
    const { data } = await app.graphql<{
      reportAnalytics: Record<string, { name: string; count: number }[]> & { total: number }
    }>(document, {}, { cookie })
    const { total, byType, byClass, byMonth } = data.reportAnalytics
    expect(total).toBe(3)
    expect(byType).toEqual([
      { name: 'progress', count: 1 },
      { name: 'behavioural', count: 0 },
      { name: 'academic', count: 0 },
      { name: 'development', count: 0 },
      { name: 'special', count: 2 },
    ])
    expect(byClass).toEqual([
      { name: 'Hoopoes', count: 0 },
      { name: 'Weavers', count: 2 },
      { name: 'No class', count: 1 },
    ])
    expect(byMonth).toHaveLength(12)
    expect(byMonth?.at(-1)).toEqual({ name: today.slice(0, 7), count: 2 })
  })
})

describe("a template of the centre's own", () => {
  const make = 'mutation M($input: ReportTemplateInput!) { createReportTemplate(input: $input) { id version } }'
  const alter =
    'mutation M($id: Int!, $input: ReportTemplateChangeInput!) { updateReportTemplate(id: $id, input: $input) { name } }'
  const input = { name: 'Swimming', type: 'special', content: '{child} has learned to float.' }

  it('is added beside the seven that every centre has, changed, deleted and restored', async () => {
    const ask = async () => {
      const { data } = await app.graphql<{ reportTemplates: { name: string }[]; standardReportTemplates: object[] }>(
        '{ reportTemplates { name } standardReportTemplates { key name type content } }',
        {},
        { cookie },
      )
      expect(data.standardReportTemplates).toHaveLength(7)
      return data.reportTemplates.map(({ name }) => name)
    }
    const { data } = await app.graphql<{ createReportTemplate: { id: number } }>(make, { input }, { cookie })
    const { id } = data.createReportTemplate
    await app.graphql(alter, { id, input: { ...input, name: 'Water', version: 1 } }, { cookie })
    expect(await ask()).toEqual(['Water'])
    const late = await app.graphql(alter, { id, input: { ...input, version: 1 } }, { cookie })
    expect(late.error?.code).toBe('STALE')
    await app.graphql('mutation M($id: Int!) { deleteReportTemplate(id: $id) { id } }', { id }, { cookie })
    expect(await ask()).toEqual([])
    await app.graphql('mutation M($id: Int!) { restoreReportTemplate(id: $id) { id } }', { id }, { cookie })
    expect(await ask()).toEqual(['Water'])
  })
})
