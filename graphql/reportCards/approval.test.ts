import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '#tests/setup/server.ts'

/** What is asked of teachers where the office approves report cards. */
let app: TestApp
let admin: { id: number; cookie: string }
let teacher: { id: number; cookie: string }
let parent: { id: number; cookie: string }
let classId: number
let childId: number

beforeAll(async () => {
  app = await openTestApp({ filling: 'content' })
  const row = { ageGroup: '2-3 years', ageFromMonths: 24, ageToMonths: 36, capacity: 20, room: 'Loft', position: 0 }
  ;[{ id: classId }] = await app
    .db('classes')
    .insert({ ...row, name: 'Weavers' })
    .returning('id')
  admin = await app.addUser({ role: 'admin' })
  teacher = await app.addUser({ role: 'teacher' })
  await app.db('duties').insert({ userId: teacher.id, kind: 'teacher', classId })
})
afterAll(() => app.close())

interface Written {
  error: { code: string; message: string; fields?: Record<string, string> } | null
  id: number
  status: string | null
}
type Who = { cookie: string }

async function ask(who: Who, name: string, type: string, input: object, id?: number): Promise<Written> {
  const [declared, given] = id === undefined ? ['', ''] : ['$id: Int!, ', 'id: $id, ']
  const document = `mutation (${declared}$input: ${type}!) { ${name}(${given}input: $input) { id status } }`
  const { data, error } = await app.graphql<Record<string, { id: number; status: string } | null>>(
    document,
    { input, ...(id === undefined ? {} : { id }) },
    { cookie: who.cookie },
  )
  return { error: error as Written['error'], id: data?.[name]?.id ?? 0, status: data?.[name]?.status ?? null }
}
const write = (who: Who, values: object = {}) =>
  ask(who, 'createReportCard', 'ReportCardInput', {
    childId,
    term: 'Term 1',
    year: 2026,
    teacherComments: 'A joy.',
    ...values,
  })
const change = (who: Who, id: number, input: object) => ask(who, 'updateReportCard', 'ReportCardChangeInput', input, id)
const idOnly = async (who: Who, name: string, id: number) =>
  (await app.graphql(`mutation ($id: Int!) { ${name}(id: $id) { id } }`, { id }, { cookie: who.cookie })).error?.code ??
  'done'

const settingsInput = 'ReportCardSettingsInput'
const setApproval = async (needApproval: boolean) => {
  const document = `mutation ($input: ${settingsInput}!) { saveReportCardSettings(input: $input) { reportCards { needApproval } } }`
  const { data } = await app.graphql(document, { input: { needApproval } }, { cookie: admin.cookie })
  expect(data).toEqual({ saveReportCardSettings: { reportCards: { needApproval } } })
}
const readByParent = async () =>
  (
    await app.graphql<{ myChildren: { reportCards: { id: number }[] }[] }>(
      '{ myChildren { reportCards { id } } }',
      {},
      { cookie: parent.cookie },
    )
  ).data.myChildren.flatMap(({ reportCards }) => reportCards.map(({ id }) => id))

beforeEach(async () => {
  parent = await app.addUser()
  childId = await app.addChild({ firstName: 'Anna', classId }, [parent.id])
  await setApproval(true)
})
afterEach(() => app.db('notifications').delete())

describe('where the office approves report cards', () => {
  it('a teacher submits, the office is told once and publishes, and only then the parent reads it', async () => {
    const { id, status } = await write(teacher, { status: 'submitted' })
    expect(status).toBe('submitted')
    await write(teacher, { term: 'Term 2', status: 'draft' }).then((card) =>
      change(teacher, card.id, { term: 'Term 2', status: 'submitted' }),
    )
    await change(teacher, id, { teacherComments: 'A great joy.' })
    const told = await app.db('notifications').where({ kind: 'reportCard.submitted' }).orderBy('id')
    expect(told.map(({ text, link }) => [text, link])).toEqual([
      ['Term 1 2026', '/admin/dashboard?section=report-cards&term=Term%201&year=2026'],
      ['Term 2 2026', '/admin/dashboard?section=report-cards&term=Term%202&year=2026'],
    ])
    expect(await readByParent()).toEqual([])
    expect((await change(admin, id, { status: 'published' })).status).toBe('published')
    expect(await readByParent()).toEqual([id])
  })

  it('a teacher publishes nothing, in whichever words it is asked', async () => {
    for (const values of [{}, { isDraft: false }, { status: 'published' }])
      expect((await write(teacher, values)).error).toMatchObject({
        code: 'FORBIDDEN',
        message: 'The office publishes report cards. Please submit this one for approval.',
      })
    const { id } = await write(teacher, { status: 'submitted' })
    for (const input of [{ isDraft: false }, { status: 'published' }])
      expect((await change(teacher, id, input)).error?.code).toBe('FORBIDDEN')
    expect(await readByParent()).toEqual([])
  })

  it('the office returns a card with what is to be changed, which its teacher reads until she submits it again', async () => {
    const { id } = await write(teacher, { status: 'submitted' })
    const returnReason = 'Please say how she counts.'
    const reasonOf = async ({ cookie }: Who) =>
      (
        await app.graphql<{ reportCard: { returnReason: string | null } }>(
          'query ($id: Int!) { reportCard(id: $id) { returnReason } }',
          { id },
          { cookie },
        )
      ).data?.reportCard.returnReason
    expect((await change(teacher, id, { status: 'draft', returnReason })).error?.fields).toEqual({
      returnReason: 'Only the office can give a reason, when it returns a submitted report card.',
    })
    expect((await change(admin, id, { status: 'draft', returnReason })).status).toBe('draft')
    expect([await reasonOf(teacher), await reasonOf(parent)]).toEqual([returnReason, undefined])
    await change(teacher, id, { teacherComments: 'She counts to ten.' })
    expect(await reasonOf(teacher)).toBe(returnReason)
    await change(teacher, id, { status: 'submitted' })
    expect(await reasonOf(admin)).toBeNull()
  })

  it('a teacher takes back what she has submitted, and leaves what is published to the office', async () => {
    const { id } = await write(teacher, { status: 'submitted' })
    expect((await change(teacher, id, { status: 'draft' })).status).toBe('draft')
    await change(admin, id, { status: 'published' })
    expect((await change(teacher, id, { teacherComments: 'Other words.' })).error?.message).toBe(
      'This report card is published. Please ask the office to change it.',
    )
    expect(await idOnly(teacher, 'deleteReportCard', id)).toBe('FORBIDDEN')
    expect(await idOnly(admin, 'deleteReportCard', id)).toBe('done')
    expect(await idOnly(teacher, 'restoreReportCard', id)).toBe('FORBIDDEN')
    expect(await readByParent()).toEqual([])
  })

  it('nothing is submitted that has gaps, and the office sends it back as a draft', async () => {
    const gaps = await write(teacher, { teacherComments: 'Plays with …', status: 'submitted' })
    expect(gaps.error?.fields).toHaveProperty('teacherComments')
    const { id } = await write(teacher, { status: 'submitted' })
    expect((await change(admin, id, { status: 'draft' })).status).toBe('draft')
    expect((await change(teacher, id, { teacherComments: 'Better.', status: 'submitted' })).status).toBe('submitted')
  })
})

describe('where teachers publish by themselves', () => {
  it('nothing is submitted, and what was submitted before is published by the teacher', async () => {
    const { id } = await write(teacher, { status: 'submitted' })
    await setApproval(false)
    expect((await write(teacher, { term: 'Term 3', status: 'submitted' })).error?.fields).toEqual({
      status: 'Report cards need no approval. Please publish it instead.',
    })
    expect((await change(teacher, id, { teacherComments: 'Other words.' })).status).toBe('submitted')
    expect((await change(teacher, id, { status: 'published' })).status).toBe('published')
    expect((await change(teacher, id, { status: 'draft' })).error?.fields).toHaveProperty('isDraft')
    expect(await readByParent()).toEqual([id])
  })
})
