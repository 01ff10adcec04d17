import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays, todayInJohannesburg } from '#graphql/values/dates.ts'
import { openTestApp, type TestApp } from '#tests/setup/server.ts'
import { longestWords, mostOfChild } from './progress.rules.ts'

let app: TestApp
let admin: string
beforeAll(async () => {
  app = await openTestApp({ filling: 'content' })
  admin = (await app.addUser({ role: 'admin' })).cookie
})
afterAll(() => app.close())

const today = todayInJohannesburg()
const ask = <Data>(document: string, variables = {}, headers = {}) =>
  app.graphql<Data>(document, variables, { cookie: admin, headers })

const record = 'mutation ($input: AssessmentInput!) { recordAssessment(input: $input) { id percent grade version } }'
const update = `mutation ($input: UpdateAssessmentInput!) {
  updateAssessment(input: $input) { id area percent grade version }
}`

interface Made {
  recordAssessment: { id: number; percent: number; grade: string; version: number }
}

const assess = async (childId: number, area: string, percent: number, date = today) =>
  (await ask<Made>(record, { input: { childId, area, percent, date } })).data.recordAssessment

describe('an assessment', () => {
  it('is graded by its percentage unless a teacher gives the grade', async () => {
    const childId = await app.addChild()
    expect((await assess(childId, 'motor', 72)).grade).toBe('good')
    const input = { childId, area: 'social', percent: 72, date: today, grade: 'developing' }
    expect((await ask<Made>(record, { input })).data.recordAssessment.grade).toBe('developing')
  })

  it('is one a child, area and day', async () => {
    const childId = await app.addChild()
    await assess(childId, 'motor', 72)
    const { error } = await ask(record, { input: { childId, area: 'motor', percent: 80, date: today } })
    expect(error).toMatchObject({ code: 'CONFLICT', message: expect.stringContaining('Edit the existing one') })
  })

  it('is changed, deleted and brought back, and an old version changes nothing', async () => {
    const childId = await app.addChild()
    const { id } = await assess(childId, 'motor', 72)
    const input = { id, area: 'creative', percent: 90, date: today, version: 1 }
    const { data } = await ask<{ updateAssessment: object }>(update, { input })
    expect(data.updateAssessment).toEqual({ id, area: 'creative', percent: 90, grade: 'excellent', version: 2 })
    expect((await ask(update, { input })).error?.code).toBe('STALE')

    await ask('mutation ($id: Int!) { deleteAssessment(id: $id) { id } }', { id })
    expect((await ask(update, { input: { ...input, version: 3 } })).error?.code).toBe('NOT_FOUND')
    await assess(childId, 'creative', 60)
    const restore = 'mutation ($id: Int!) { restoreAssessment(id: $id) { version } }'
    expect((await ask(restore, { id })).error?.code).toBe('CONFLICT')
    await app.db('assessments').where({ childId }).whereNot({ id }).update({ date: '2026-01-05' })
    expect((await ask(restore, { id })).data).toEqual({ restoreAssessment: { version: 4 } })
    const kept: { action: string }[] = await app.db('audit_entries').where({ entity: 'assessment', entityId: id })
    expect(kept.map(({ action }) => action)).toEqual([
      'recordAssessment',
      'updateAssessment',
      'deleteAssessment',
      'restoreAssessment',
    ])
  })

  it('happens once however often it is sent', async () => {
    const input = { childId: await app.addChild(), area: 'motor', percent: 72, date: today }
    const headers = { 'idempotency-key': 'assess-once' }
    const [one, other] = [await ask(record, { input }, headers), await ask(record, { input }, headers)]
    expect(other.data).toEqual(one.data)
  })

  it('names the wrong field and stores nothing', async () => {
    const childId = await app.addChild()
    const good = { childId, area: 'motor', percent: 72, date: today }
    const fields = async (input: object) => (await ask(record, { input: { ...good, ...input } })).error?.fields
    expect(await fields({ percent: 101 })).toEqual({ percent: 'Please enter a whole number from 0 to 100.' })
    expect(await fields({ area: 'sums' })).toEqual({ area: 'Please choose a development area.' })
    expect(await fields({ date: addDays(today, 1) })).toEqual({ date: 'This day is in the future.' })
    expect(await fields({ grade: 'A+' })).toHaveProperty('grade')
    expect((await ask(record, { input: { ...good, childId: 999_999 } })).error?.code).toBe('NOT_FOUND')
    expect(await app.db('assessments').where({ childId })).toEqual([])
  })
})

describe('a whole class at once', () => {
  const document = `mutation ($input: AssessClassInput!) {
    assessClass(input: $input) { assessments { childId percent grade } }
  }`

  it('is recorded in one request, all or none', async () => {
    const [one, two, three] = [await app.addChild(), await app.addChild(), await app.addChild()]
    const entries = [
      { childId: one, percent: 90, parentNote: 'Sings every song' },
      { childId: two, percent: 50, grade: 'developing' },
    ]
    const { data } = await ask<{ assessClass: object }>(document, { input: { area: 'social', date: today, entries } })
    expect(data.assessClass).toEqual({
      assessments: [
        { childId: one, percent: 90, grade: 'excellent' },
        { childId: two, percent: 50, grade: 'developing' },
      ],
    })
    const again = [{ childId: three, percent: 10 }, ...entries]
    const taken = await ask(document, { input: { area: 'social', date: today, entries: again } })
    expect(taken.error?.code).toBe('CONFLICT')
    expect(await app.db('assessments').where({ childId: three })).toEqual([])
    const twice = [entries[0], entries[0]]
    expect((await ask(document, { input: { area: 'motor', date: today, entries: twice } })).error?.fields).toEqual({
      entries: 'A child appears twice in this list.',
    })
    const unknown = [{ childId: 999_999, percent: 10 }]
    expect((await ask(document, { input: { area: 'motor', date: today, entries: unknown } })).error?.code).toBe(
      'NOT_FOUND',
    )
  })
})

describe('the overview', () => {
  it('counts the latest assessment of each area, by class or of all', async () => {
    const classes = ['Weavers', 'Hoopoes'].map((name, position) => ({
      name,
      ageGroup: '2-3 years',
      ageFromMonths: 24,
      ageToMonths: 36,
      capacity: 10,
      room: name,
      position,
    }))
    const [{ id: weavers }, { id: hoopoes }] = await app.db('classes').insert(classes).returning('id')
    const one = await app.addChild({ firstName: 'Anna', classId: weavers })
    const two = await app.addChild({ firstName: 'Bongi', classId: weavers })
    const three = await app.addChild({ firstName: 'Carl', classId: hoopoes })
    await assess(one, 'literacy', 20, '2026-01-05')
    await assess(one, 'literacy', 80, '2026-02-05')
    await assess(one, 'motor', 90)
    await assess(two, 'motor', 40)
    await assess(three, 'motor', 100)
    const { data } = await ask<{ learningProgress: Record<string, unknown> }>(
      `query ($classId: Int) {
        learningProgress(classId: $classId) {
          classAverage assessed topPerformer { child { id } overall } needsSupport { child { id } }
          areas { area average } classes { class { name } average }
          children { overall areas { area percent grade date } }
        }
      }`,
      { classId: weavers },
    )
    expect(data.learningProgress).toMatchObject({
      // (85 + 40) / 2
      classAverage: 63,
      assessed: 2,
      topPerformer: { child: { id: one }, overall: 85 },
      needsSupport: [{ child: { id: two } }],
      classes: [
        { class: { name: 'Weavers' }, average: 63 },
        { class: { name: 'Hoopoes' }, average: 100 },
      ],
    })
    expect(data.learningProgress.areas).toContainEqual({ area: 'motor', average: 65 })
    expect(data.learningProgress.areas).toContainEqual({ area: 'creative', average: null })

    const { json } = await app.rest<{ children: { id: number }[] }>('GET', '/api/admin/learning-progress', {
      cookie: admin,
    })
    expect(json.children.find(({ id }) => id === one)).toEqual({
      id: one,
      name: expect.stringMatching(/^Anna /),
      class: 'Weavers',
      overallProgress: 85,
      subjects: [
        { name: 'Literacy & Language', progress: 80, grade: 'Good', lastAssessment: '2026-02-05' },
        { name: 'Motor Skills', progress: 90, grade: 'Excellent', lastAssessment: today },
      ],
    })
  })
})

describe('a learning goal', () => {
  const create = `mutation ($input: CreateLearningGoalInput!) {
    createLearningGoal(input: $input) { id status startDate progress version }
  }`
  const plan = { subject: 'language', title: 'Rhymes', difficulty: 'basic', targetDate: addDays(today, 10) }

  it('begins today, is followed, and is completed at 100 percent', async () => {
    const childId = await app.addChild()
    const made = await ask<{ createLearningGoal: { id: number } }>(create, { input: { ...plan, childId } })
    expect(made.data.createLearningGoal).toMatchObject({
      status: 'on-track',
      startDate: today,
      progress: 0,
      version: 1,
    })
    const { id } = made.data.createLearningGoal
    const follow = `mutation ($input: GoalProgressInput!) {
      updateGoalProgress(input: $input) { status progress version }
    }`
    const { data } = await ask(follow, { input: { id, progress: 100, version: 1 } })
    expect(data).toEqual({ updateGoalProgress: { status: 'completed', progress: 100, version: 2 } })
    expect((await ask(follow, { input: { id, progress: 10, version: 1 } })).error?.code).toBe('STALE')

    const change = 'mutation ($input: UpdateLearningGoalInput!) { updateLearningGoal(input: $input) { status title } }'
    const longAgo = { ...plan, id, title: 'Songs', startDate: addDays(today, -90), progress: 50 }
    expect((await ask(change, { input: longAgo })).data).toEqual({
      updateLearningGoal: { status: 'behind', title: 'Songs' },
    })
    expect((await ask(change, { input: { ...longAgo, startDate: addDays(today, 20) } })).error?.fields).toEqual({
      targetDate: 'The target date cannot be before the start.',
    })

    await ask('mutation ($id: Int!) { deleteLearningGoal(id: $id) { id } }', { id })
    const list = async () => (await ask<{ learningGoals: { id: number }[] }>('{ learningGoals { id } }')).data
    expect((await list()).learningGoals).toEqual([])
    await ask('mutation ($id: Int!) { restoreLearningGoal(id: $id) { id } }', { id })
    expect((await list()).learningGoals).toEqual([{ id }])
  })

  it('is one of so many, and an assessment too, that all of a child can be read at once', async () => {
    const childId = await app.addChild()
    const otherId = await app.addChild()
    const input = { ...plan, childId }
    await ask(create, { input })
    await assess(childId, 'motor', 72)
    const more = async (table: keyof typeof mostOfChild, different: (index: number) => object) => {
      const { id: _id, ...row } = await app.db(table).where({ childId }).first()
      const rows = Array.from({ length: mostOfChild[table] - 1 }, (_, index) => ({ ...row, ...different(index) }))
      await app.db(table).insert(rows)
    }
    await more('learning_goals', () => ({ deletedAt: today }))
    await more('assessments', (index) => ({ date: addDays(today, -1 - index) }))
    expect((await ask(create, { input })).error?.code).toBe('CONFLICT')
    expect((await ask(create, { input: { ...input, childId: otherId } })).error).toBeNull()
    const social = { childId, area: 'social', percent: 72, date: today }
    expect((await ask(record, { input: social })).error?.code).toBe('CONFLICT')
    const both = {
      area: 'social',
      date: today,
      entries: [childId, otherId].map((id) => ({ childId: id, percent: 72 })),
    }
    const assessClass = 'mutation ($input: AssessClassInput!) { assessClass(input: $input) { assessments { id } } }'
    expect((await ask(assessClass, { input: both })).error?.code).toBe('CONFLICT')
    const long = { ...plan, childId: otherId, description: 'a'.repeat(longestWords + 1) }
    expect((await ask(create, { input: long })).error?.fields).toHaveProperty('description')
  })

  it('has a child and a day to come', async () => {
    const childId = await app.addChild()
    const past = { ...plan, childId, targetDate: addDays(today, -1) }
    expect((await ask(create, { input: past })).error?.fields).toEqual({
      targetDate: 'Please choose today or a later day.',
    })
    expect((await ask(create, { input: { ...plan, childId: 999_999 } })).error?.code).toBe('NOT_FOUND')
  })
})

describe('what parents see', () => {
  it('is the learning of their own children, without the notes of staff, in as many statements for two as for one', async () => {
    const parent = await app.addUser()
    const children = [await app.addChild({}, [parent.id]), await app.addChild({}, [parent.id])]
    for (const childId of children) {
      const input = { childId, area: 'motor', percent: 72, date: today, note: 'Ask the nurse', parentNote: 'Hops' }
      await ask(record, { input })
    }
    const { data } = await app.graphql(
      '{ myChildren { progress { overall } assessments { note parentNote } learningGoals { id } } }',
      {},
      { cookie: parent.cookie },
    )
    const each = { progress: { overall: 72 }, assessments: [{ note: null, parentNote: 'Hops' }], learningGoals: [] }
    expect(data).toEqual({ myChildren: [each, each] })
  })
})
