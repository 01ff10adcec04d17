import { placedChildren } from '#graphql/database/demo/placements.ts'
import { wordOrder } from '#graphql/data/search.ts'
import { expect } from 'vitest'
import { Child } from '#graphql/children/child.model.ts'
import { listGoals } from '#graphql/progress/goals.service.ts'
import { readLearningProgress } from '#graphql/progress/overview.read.ts'
import { milestonesOf } from '#graphql/progress/milestones.service.ts'
import { assessmentsOf, goalsOf, progressOf } from '#graphql/progress/ofChild.service.ts'
import { addDays } from '#graphql/values/dates.ts'
import { milestoneOf } from '../learning.ts'
import { type Guardian, hasNoChild, type OperationRows, refused, type RouteRows, type ServiceRows } from '../row.ts'
import type { Person, World } from '../people.ts'

/** Days of their own, so that what is written here is nobody's latest assessment. */
const date = '2024-02-29'

/** Every child for an administrator, those of the own class for a teacher. */
const listed = ({ server: { db }, classId, otherClassId }: World, who: Person): Promise<{ id: number }[]> => {
  const children = db
    .from(placedChildren(db))
    .whereNull('deletedAt')
    .orderByRaw(wordOrder('last_name', 'first_name'))
    .orderBy('id')
  if (who === 'classTeacher') children.where({ classId })
  if (who === 'otherTeacher') children.where({ classId: otherClassId })
  return children.select('id')
}

/** Of an assessment, or a goal, of a child of a class that somebody does not teach. */
const ofOtherClass = (who: Person) => (who === 'otherTeacher' ? refused('NOT_FOUND') : null)

const assessmentOf = async ({ server, classId }: World) => ({
  childId: await server.addChild({ classId }),
  area: 'motor',
  percent: 60,
  date,
})

const someAssessment = async (world: World, deletedAt: string | null = null): Promise<number> => {
  const row = { ...(await assessmentOf(world)), grade: 'developing', deletedAt }
  return (await world.server.db('assessments').insert(row).returning('id'))[0].id
}

const planOf = async ({ server, classId, today }: World) => ({
  childId: await server.addChild({ classId }),
  subject: 'language',
  title: 'Rhymes',
  difficulty: 'basic',
  targetDate: addDays(today, 10),
})

const someGoal = async (world: World, deletedAt: string | null = null): Promise<number> => {
  const row = { ...(await planOf(world)), startDate: world.today, deletedAt }
  return (await world.server.db('learning_goals').insert(row).returning('id'))[0].id
}

const gone = '2026-01-01T00:00:00Z'

export const progressOperations: OperationRows = {
  'Query.learningProgress': {
    may: 'class',
    document: '{ learningProgress { assessed children { child { id } } } }',
    sees: async (world, who) => ({
      learningProgress: {
        assessed: who === 'classTeacher' ? 1 : expect.any(Number),
        children: (await listed(world, who)).map(({ id }) => ({ child: { id } })),
      },
    }),
  },
  'Query.learningGoals': {
    may: 'class',
    document: 'query ($classId: Int) { learningGoals(classId: $classId) { title child { id } } }',
    variables: ({ classId }) => ({ classId }),
    sees: ({ children }, who) => {
      if (who === 'otherTeacher') return refused('FORBIDDEN')
      const own = { title: 'Goal of parent', child: { id: children.parent } }
      return { learningGoals: expect.arrayContaining([own]) }
    },
  },
  'Mutation.recordAssessment': {
    may: 'class',
    document: 'mutation ($input: AssessmentInput!) { recordAssessment(input: $input) { childId area percent date } }',
    variables: async (world) => ({ input: await assessmentOf(world) }),
    sees: (_world, who, { input }) => ofOtherClass(who) ?? { recordAssessment: input },
  },
  'Mutation.assessClass': {
    may: 'class',
    document: 'mutation ($input: AssessClassInput!) { assessClass(input: $input) { assessments { childId } } }',
    variables: async ({ server, classId }) => ({
      input: { area: 'motor', date, entries: [{ childId: await server.addChild({ classId }), percent: 70 }] },
    }),
    sees: (_world, who, { input }) => {
      if (who === 'otherTeacher') return refused('NOT_FOUND')
      const [entry] = (input as { entries: { childId: number }[] }).entries
      return { assessClass: { assessments: [{ childId: entry?.childId }] } }
    },
  },
  'Mutation.recordMilestones': {
    may: 'class',
    document: `mutation ($input: RecordMilestonesInput!) {
      recordMilestones(input: $input) { id milestones { state observedOn } } }`,
    variables: async ({ server, classId }) => {
      const childId = await server.addChild({ classId })
      const milestone = milestoneOf(await server.db('children').where({ id: childId }).first('dateOfBirth'))
      return { input: { childId, observedOn: date, entries: [{ milestone, state: 'reached' }] } }
    },
    sees: (_world, who, { input }) =>
      ofOtherClass(who) ?? {
        recordMilestones: {
          id: (input as { childId: number }).childId,
          milestones: expect.arrayContaining([{ state: 'reached', observedOn: date }]),
        },
      },
  },
  'Mutation.updateAssessment': {
    may: 'class',
    document: 'mutation ($input: UpdateAssessmentInput!) { updateAssessment(input: $input) { id percent } }',
    variables: async (world) => ({ input: { id: await someAssessment(world), area: 'motor', date, percent: 61 } }),
    sees: (_world, who, { input }) =>
      ofOtherClass(who) ?? { updateAssessment: { id: (input as { id: number }).id, percent: 61 } },
  },
  'Mutation.deleteAssessment': {
    may: 'class',
    document: 'mutation ($id: Int!) { deleteAssessment(id: $id) { id } }',
    variables: async (world) => ({ id: await someAssessment(world) }),
    sees: (_world, who, { id }) => ofOtherClass(who) ?? { deleteAssessment: { id } },
  },
  'Mutation.restoreAssessment': {
    may: 'class',
    document: 'mutation ($id: Int!) { restoreAssessment(id: $id) { id } }',
    variables: async (world) => ({ id: await someAssessment(world, gone) }),
    sees: (_world, who, { id }) => ofOtherClass(who) ?? { restoreAssessment: { id } },
  },
  'Mutation.createLearningGoal': {
    may: 'class',
    document: 'mutation ($input: CreateLearningGoalInput!) { createLearningGoal(input: $input) { childId title } }',
    variables: async (world) => ({ input: await planOf(world) }),
    sees: (_world, who, { input }) =>
      ofOtherClass(who) ?? {
        createLearningGoal: { childId: (input as { childId: number }).childId, title: 'Rhymes' },
      },
  },
  'Mutation.updateLearningGoal': {
    may: 'class',
    document: 'mutation ($input: UpdateLearningGoalInput!) { updateLearningGoal(input: $input) { id title } }',
    variables: async (world) => {
      const { childId: _, ...plan } = await planOf(world)
      return { input: { ...plan, id: await someGoal(world), title: 'Songs', startDate: world.today, progress: 5 } }
    },
    sees: (_world, who, { input }) =>
      ofOtherClass(who) ?? { updateLearningGoal: { id: (input as { id: number }).id, title: 'Songs' } },
  },
  'Mutation.updateGoalProgress': {
    may: 'class',
    document: 'mutation ($input: GoalProgressInput!) { updateGoalProgress(input: $input) { id progress } }',
    variables: async (world) => ({ input: { id: await someGoal(world), progress: 40 } }),
    sees: (_world, who, { input }) => ofOtherClass(who) ?? { updateGoalProgress: input },
  },
  'Mutation.deleteLearningGoal': {
    may: 'class',
    document: 'mutation ($id: Int!) { deleteLearningGoal(id: $id) { id } }',
    variables: async (world) => ({ id: await someGoal(world) }),
    sees: (_world, who, { id }) => ofOtherClass(who) ?? { deleteLearningGoal: { id } },
  },
  'Mutation.restoreLearningGoal': {
    may: 'class',
    document: 'mutation ($id: Int!) { restoreLearningGoal(id: $id) { id } }',
    variables: async (world) => ({ id: await someGoal(world, gone) }),
    sees: (_world, who, { id }) => ofOtherClass(who) ?? { restoreLearningGoal: { id } },
  },
}

export const progressRoutes: RouteRows = {
  'GET /api/admin/learning-progress': {
    may: 'admin',
    sees: async (world) => ({
      success: true,
      children: (await listed(world, 'admin')).map(({ id }) => expect.objectContaining({ id })),
    }),
  },
}

/** All that is known of a child's learning, through the document that a parent asks with. */
const ownLearning = `{ myChildren {
  id progress { overall areas { percent } } assessments { note parentNote } learningGoals { title }
  milestones { state }
} }`

/** Who sees the learning of a child that they are no parent of: here that of the class. */
const isStaffOf = (who: Person) => who === 'admin' || who === 'classTeacher'

const ofAnother = ({ children }: World, who: Person) => (who === 'parent' ? children.otherParent : children.parent)

export const progressServices: ServiceRows = {
  'the figures of a class': {
    may: 'class',
    call: async (context, { classId }) => (await readLearningProgress(context, classId)).classes.length > 0,
    sees: (_world, who) => (who === 'otherTeacher' ? refused('FORBIDDEN') : true),
  },
  'the goals of all children that somebody sees': {
    may: 'class',
    call: async (context, world, who) => {
      const seen = (await listed(world, who)).map(({ id }) => id)
      return (await listGoals(context)).every(({ childId }) => seen.includes(childId))
    },
    sees: () => true,
  },
  'the standing of a child of another family': {
    may: 'signed in',
    call: async (context, world, who) => {
      const child = await Child.query(context.db).findById(ofAnother(world, who)).throwIfNotFound()
      return (await progressOf(context, child)).overall
    },
    sees: (_world, who) => (isStaffOf(who) ? 80 : null),
  },
  'the assessments of a child of another family': {
    may: 'signed in',
    call: async (context, world, who) =>
      (await assessmentsOf(context, ofAnother(world, who))).map(({ parentNote }) => parentNote),
    sees: (_world, who) => (isStaffOf(who) ? ['For parents: parent'] : []),
  },
  'the goals of a child of another family': {
    may: 'signed in',
    call: async (context, world, who) => (await goalsOf(context, ofAnother(world, who))).map(({ title }) => title),
    sees: (_world, who) => (isStaffOf(who) ? ['Goal of parent'] : []),
  },
  'the milestones of a child of another family': {
    may: 'signed in',
    call: async (context, world, who) => {
      const child = await Child.query(context.db).findById(ofAnother(world, who)).throwIfNotFound()
      return (await milestonesOf(context, child)).flatMap(({ state }) => state ?? [])
    },
    sees: (_world, who) => (isStaffOf(who) ? ['emerging'] : []),
  },
  "the learning of one's own children": {
    may: 'signed in',
    call: async (_context, world, who) => {
      const cookie = await world.cookieOf(who)
      const { data, error } = await world.server.graphql(ownLearning, {}, cookie ? { cookie } : {})
      return error ? { refused: error.code } : data
    },
    sees: ({ children }, who) => ({
      myChildren:
        who === 'admin' || hasNoChild(who)
          ? []
          : [
              {
                id: children[who as Guardian],
                progress: { overall: 80, areas: [{ percent: 80 }] },
                assessments: [{ note: null, parentNote: `For parents: ${who}` }],
                learningGoals: [{ title: `Goal of ${who}` }],
                milestones: expect.arrayContaining([{ state: 'emerging' }, { state: null }]),
              },
            ],
    }),
  },
  'what staff write for each other of a child': {
    may: 'class',
    call: async (_context, world, who) => {
      const cookie = await world.cookieOf(who)
      const { data, error } = await world.server.graphql(
        'query ($id: Int!) { child(id: $id) { assessments { note } } }',
        { id: world.children.parent },
        cookie ? { cookie } : {},
      )
      return error ? { refused: error.code } : data
    },
    sees: (_world, who) => ofOtherClass(who) ?? { child: { assessments: [{ note: 'For staff: parent' }] } },
  },
}
