import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays, todayInJohannesburg } from '#graphql/values/dates.ts'
import { openTestApp, type TestApp } from '#tests/setup/server.ts'
import { propertyRuns } from '#tests/setup/propertyRuns.ts'

/** What a teacher of one class is answered. */
let app: TestApp
let teacher: { id: number; cookie: string }
let own: ClassWithLearning
let other: ClassWithLearning
let removed: number

const today = todayInJohannesburg()
const secret = 'Zebediah'

interface ClassWithLearning {
  classId: number
  children: number[]
  assessments: number[]
  goals: number[]
}

async function addClass(name: string, position: number): Promise<ClassWithLearning> {
  const row = { name, ageGroup: '2-3 years', ageFromMonths: 24, ageToMonths: 36, capacity: 90, room: name, position }
  const [{ id: classId }] = await app.db('classes').insert(row).returning('id')
  const [firstName, note] = position === 0 ? ['Anna', 'A note'] : [secret, `${secret} in a note`]
  const children = [
    await app.addChild({ firstName, classId, medicalNotes: note }),
    await app.addChild({ firstName, classId }),
  ]
  const made: ClassWithLearning = { classId, children, assessments: [], goals: [] }
  for (const childId of children) {
    const seen = { childId, area: 'literacy', percent: 37, grade: 'needs_support', date: '2026-01-05', note }
    const plan = { childId, subject: 'language', title: note, difficulty: 'basic', startDate: today }
    made.assessments.push((await app.db('assessments').insert(seen).returning('id'))[0].id)
    const seenOnce = { childId, milestone: 'literacy.4.coos', state: 'not_yet', observedOn: '2026-01-05' }
    await app.db('milestone_observations').insert(seenOnce)
    const goal = { ...plan, targetDate: addDays(today, 9) }
    made.goals.push((await app.db('learning_goals').insert(goal).returning('id'))[0].id)
  }
  return made
}

beforeAll(async () => {
  app = await openTestApp({ filling: 'content' })
  teacher = await app.addUser({ role: 'teacher' })
  own = await addClass('Weavers', 0)
  other = await addClass('Hoopoes', 1)
  removed = await app.addChild({ firstName: secret, classId: own.classId })
  await app.db('children').where({ id: removed }).update({ deletedAt: app.db.fn.now() })
  await app.db('duties').insert({ userId: teacher.id, kind: 'teacher', classId: own.classId })
})
afterAll(() => app.close())

const ask = <Data = Record<string, unknown>>(document: string, variables: object = {}, headers = {}) =>
  app.graphql<Data>(document, { ...variables }, { cookie: teacher.cookie, headers })

const inList = 'id firstName medicalNotes progress { overall } learningGoals { title }'
const child = `${inList} assessments { note }`
const figures = `classAverage assessed topPerformer { child { ${child} } } needsSupport { child { ${inList} } }
  areas { average } classes { class { id } average assessed } children { overall child { ${inList} } }`
const assessment = 'id childId percent note parentNote'
const goal = `id childId title child { ${inList} }`
const plan = { subject: 'language', title: 'Rhymes', difficulty: 'basic', targetDate: addDays(today, 10) }

/** Every operation of learning, for a child, class, assessment and goal. */
const operations: Record<
  string,
  (of: { childId: number; classId: number; assessment: number; goal: number }) => [string, object]
> = {
  figures: ({ classId }) => [
    `query ($classId: Int) { learningProgress(classId: $classId) { ${figures} } }`,
    { classId },
  ],
  everyFigure: () => [`{ learningProgress { ${figures} } }`, {}],
  goals: ({ classId }) => [`query ($classId: Int) { learningGoals(classId: $classId) { ${goal} } }`, { classId }],
  everyGoal: () => [`{ learningGoals { ${goal} } }`, {}],
  child: ({ childId }) => [`query ($id: Int!) { child(id: $id) { ${child} } }`, { id: childId }],
  names: ({ classId }) => [
    `query ($classId: Int) { allChildren(classId: $classId, search: "${secret.slice(0, 4)}", first: 9) { totalCount edges { node { ${inList} } } } }`,
    { classId },
  ],
  record: ({ childId }) => [
    `mutation ($input: AssessmentInput!) { recordAssessment(input: $input) { ${assessment} } }`,
    { input: { childId, area: 'literacy', percent: 50, date: '2026-01-05' } },
  ],
  recordClass: ({ childId }) => [
    `mutation ($input: AssessClassInput!) { assessClass(input: $input) { assessments { ${assessment} } } }`,
    {
      input: {
        area: 'motor',
        date: today,
        entries: [own.children[0], childId].map((id) => ({ childId: id, percent: 9 })),
      },
    },
  ],
  change: ({ assessment: id }) => [
    `mutation ($input: UpdateAssessmentInput!) { updateAssessment(input: $input) { ${assessment} } }`,
    { input: { id, area: 'literacy', percent: 51, date: '2026-01-05', version: 1 } },
  ],
  remove: ({ assessment: id }) => [`mutation ($id: Int!) { deleteAssessment(id: $id) { ${assessment} } }`, { id }],
  restore: ({ assessment: id }) => [`mutation ($id: Int!) { restoreAssessment(id: $id) { ${assessment} } }`, { id }],
  milestones: ({ childId }) => [
    `mutation ($input: RecordMilestonesInput!) { recordMilestones(input: $input) { ${child} milestones { state } } }`,
    { input: { childId, observedOn: today, entries: [{ milestone: 'literacy.4.coos', state: 'reached' }] } },
  ],
  plan: ({ childId }) => [
    `mutation ($input: CreateLearningGoalInput!) { createLearningGoal(input: $input) { ${goal} } }`,
    { input: { ...plan, childId } },
  ],
  changeGoal: ({ goal: id }) => [
    `mutation ($input: UpdateLearningGoalInput!) { updateLearningGoal(input: $input) { ${goal} } }`,
    { input: { ...plan, id, startDate: today, progress: 5, version: 1 } },
  ],
  follow: ({ goal: id }) => [
    `mutation ($input: GoalProgressInput!) { updateGoalProgress(input: $input) { ${goal} } }`,
    { input: { id, progress: 40 } },
  ],
  removeGoal: ({ goal: id }) => [`mutation ($id: Int!) { deleteLearningGoal(id: $id) { ${goal} } }`, { id }],
  restoreGoal: ({ goal: id }) => [`mutation ($id: Int!) { restoreLearningGoal(id: $id) { ${goal} } }`, { id }],
}

/** The children that an answer names, however deep. */
function childrenIn(answer: unknown): number[] {
  if (typeof answer !== 'object' || answer === null) return []
  const { id, childId, firstName } = answer as Record<string, unknown>
  const here = [childId, firstName === undefined ? undefined : id].filter((one) => typeof one === 'number')
  return [...here, ...Object.values(answer).flatMap(childrenIn)]
}

const learningOf = ({ children }: ClassWithLearning) =>
  Promise.all(
    ['assessments', 'learning_goals', 'milestone_observations'].map((table) =>
      app.db(table).whereIn('childId', children).orderBy('id'),
    ),
  )

describe('a teacher', () => {
  it('never reads or changes anything of a child of another class, whatever is asked', async () => {
    const before = await learningOf(other)
    const request = fc.record({
      name: fc.constantFrom(...Object.keys(operations)),
      isOwn: fc.boolean(),
      place: fc.integer({ min: 0, max: 1 }),
      isRemoved: fc.integer({ min: 0, max: 9 }).map((one) => one === 0),
      key: fc.option(fc.integer({ min: 0, max: 5 })),
    })
    await fc.assert(
      fc.asyncProperty(request, async ({ name, isOwn, place, isRemoved, key }) => {
        const from = isOwn ? own : other
        const [document, variables] = operations[name]?.({
          classId: from.classId,
          childId: isRemoved ? removed : Number(from.children[place]),
          assessment: Number(from.assessments[place]),
          goal: Number(from.goals[place]),
        }) ?? ['', {}]
        const answer = await ask(document, variables, key === null ? {} : { 'idempotency-key': `${name} ${key}` })
        const said = JSON.stringify(answer)
        expect(said).not.toContain(secret)
        const named = childrenIn([answer.data, answer.error])
        expect(named.filter((id) => removed === id || other.children.includes(id))).toEqual([])
        if (!isOwn && answer.error)
          expect(['FORBIDDEN', 'NOT_FOUND', 'IDEMPOTENCY_MISMATCH']).toContain(answer.error.code)
      }),
      { numRuns: propertyRuns(400) },
    )
    expect(await learningOf(other)).toEqual(before)
  }, 120_000)

  it('has the figures of the own class alone', async () => {
    const { data } = await ask<{ learningProgress: { classes: { class: { id: number } }[]; children: object[] } }>(
      '{ learningProgress { classes { class { id } } children { overall } } }',
    )
    expect(data.learningProgress.classes).toEqual([{ class: { id: own.classId } }])
    expect(data.learningProgress.children).toHaveLength(own.children.length)
  })

  it('records what was seen of a child of the class, with a note that colleagues read', async () => {
    const input = { childId: own.children[1], area: 'social', percent: 72, date: today, note: 'Shy with strangers' }
    const record = 'mutation ($input: AssessmentInput!) { recordAssessment(input: $input) { note grade } }'
    expect((await ask(record, { input })).data).toEqual({
      recordAssessment: { note: 'Shy with strangers', grade: 'good' },
    })
  })

  it('reads the learning of her own child elsewhere as a parent does, without the notes', async () => {
    const [mine] = other.children
    await app.db('guardianships').insert({ parentId: teacher.id, childId: mine })
    const { data } = await ask('{ myChildren { id assessments { percent note } } }')
    expect(data).toEqual({ myChildren: [{ id: mine, assessments: [{ percent: 37, note: null }] }] })
    const refused = await ask('query ($id: Int!) { child(id: $id) { id } }', { id: mine })
    expect(refused.error?.code).toBe('NOT_FOUND')
    await app.db('guardianships').where({ parentId: teacher.id }).delete()
  })

  it('is not answered again about a child who moved to another class meanwhile', async () => {
    const childId = await app.addChild({ classId: own.classId })
    const create = 'mutation ($input: CreateLearningGoalInput!) { createLearningGoal(input: $input) { id } }'
    const again = () => ask(create, { input: { ...plan, childId } }, { 'idempotency-key': 'moved' })
    expect((await again()).error).toBeNull()
    expect((await again()).error).toBeNull()
    await app.db('placements').where({ childId }).update({ classId: other.classId })
    expect((await again()).error?.code).toBe('CONFLICT')
  })
})
