import { bandsOn } from '#graphql/progress/milestones.rules.ts'
import { milestones } from '#graphql/progress/milestoneStatements.rules.ts'
import { type Area, areas, average, gradeFor, overallOf, summarise } from '#graphql/progress/progress.rules.ts'
import { addDays, addMonths, todayInJohannesburg } from '#graphql/values/dates.ts'
import { childPickers, sampleChildNames } from '#web/admin/shared/people/pickerMocks.ts'
import { failure, type Mock, mockOf } from '#web/app/mocks.tsx'
import {
  AssessClassDocument,
  ChildLearningDocument,
  type ChildLearningQuery,
  ChildProgressPanelDocument,
  CreateLearningGoalDocument,
  DeleteAssessmentDocument,
  DeleteLearningGoalDocument,
  LearningGoalsDocument,
  LearningProgressDocument,
  RecordAssessmentDocument,
  RecordMilestonesDocument,
  RestoreAssessmentDocument,
  RestoreLearningGoalDocument,
  UpdateAssessmentDocument,
  UpdateGoalProgressDocument,
  UpdateLearningGoalDocument,
} from './progress.generated.ts'
import type { Goal } from './progress.ts'

type Milestone = ChildLearningQuery['child']['milestones'][number]
type Assessment = ChildLearningQuery['child']['assessments'][number]

const today = todayInJohannesburg()
const classes = [
  { id: 1, name: 'Explorers' },
  { id: 3, name: 'Young Scholars' },
]

/** Who is followed: their classes, and the latest percentages of each child, area by area. */
export interface LearningSample {
  classes: readonly { id: number; name: string }[]
  people: readonly { id: number; firstName: string; lastName: string; classId: number }[]
  percents: Record<number, readonly number[]>
  goals: Goal[]
  /** Answers the fields in which one of them is chosen. */
  pickers: Mock[]
}

const people = sampleChildNames.map((child) => ({
  id: child.id,
  firstName: child.firstName,
  lastName: child.lastName,
  classId: child.class.id,
}))

const percents: Record<number, readonly number[]> = {
  1: [78, 76, 88, 80, 93],
  2: [84, 80, 90, 82, 89],
  3: [48, 66, 80, 75, 86],
}

const assessment = (id: number, childId: number, area: Area, percent: number, date: string): Assessment => ({
  id,
  childId,
  area,
  percent,
  grade: gradeFor(percent),
  date,
  note: null,
  parentNote: area === 'literacy' && percent < 60 ? 'Let us read together at the end of the day.' : null,
  version: 1,
})

const sampleAssessments = ({ percents }: LearningSample): Assessment[] =>
  Object.entries(percents)
    .flatMap(([childId, latest]) =>
      areas.flatMap((area, index) =>
        [0, 90, 180].map((ago, round) =>
          assessment(
            Number(childId) * 100 + index * 10 + round,
            Number(childId),
            area,
            (latest[index] ?? 0) - round * 6,
            addDays(today, -ago - 8),
          ),
        ),
      ),
    )
    .toSorted((one, other) => other.date.localeCompare(one.date))

export const sampleGoal = (
  own: Pick<Goal, 'id' | 'childId' | 'title' | 'progress' | 'status'> & Partial<Goal>,
): Goal => ({
  subject: 'language',
  description: 'Five minutes a day in the morning ring.',
  difficulty: 'basic',
  startDate: addDays(today, -30),
  targetDate: addDays(today, 30),
  version: 1,
  child: people.find(({ id }) => id === own.childId) ?? null,
  ...own,
})

/** Of a child of 2 years and 8 months, which all of the sample are: some have been looked at. */
function sampleMilestones(filled: boolean): Milestone[] {
  const shown = bandsOn(addMonths(today, -32), today).map(({ fromMonths }) => fromMonths)
  return milestones
    .filter(({ fromMonths }) => shown.includes(fromMonths))
    .map((one, index) => {
      const state = one.fromMonths < 25 ? 'reached' : (['emerging', null, 'not_yet', 'reached'][index % 4] ?? null)
      return filled && state
        ? { ...one, state, observedOn: addDays(today, -12) }
        : { ...one, state: null, observedOn: null }
    })
}

const sampleGoals = (): Goal[] => [
  sampleGoal({ id: 1, childId: 1, title: 'Speak in sentences of four words', progress: 60, status: 'on-track' }),
  sampleGoal({ id: 2, childId: 3, title: 'Hear the first sound of a word', progress: 20, status: 'behind' }),
  sampleGoal({ id: 3, childId: 2, title: 'Share the tricycle without help', progress: 100, status: 'completed' }),
]

const smallSample = (): LearningSample => ({ classes, people, percents, goals: sampleGoals(), pickers: childPickers })

const latestOf = (assessments: readonly Assessment[], childId: number) =>
  areas.flatMap((area) => {
    const [latest] = assessments
      .filter((entry) => entry.childId === childId && entry.area === area)
      .toSorted((one, other) => other.date.localeCompare(one.date))
    return latest ? [{ area, percent: latest.percent, grade: latest.grade, date: latest.date }] : []
  })

function figuresOf(
  { people, classes }: LearningSample,
  assessments: readonly Assessment[],
  classId: number | null | undefined,
) {
  const followed = people.map((child) => {
    const latest = latestOf(assessments, child.id)
    return { id: child.id, classId: child.classId, child, latest: latest as never[], areas: latest }
  })
  const shown = followed.filter((child) => classId == null || child.classId === classId)
  const present = (one: (typeof followed)[number]) => ({
    child: one.child,
    overall: average(one.areas.map(({ percent }) => percent)),
    areas: one.areas,
  })
  const { topPerformer, needsSupport, ...figures } = summarise(shown)
  return {
    learningProgress: {
      ...figures,
      topPerformer: topPerformer && present(topPerformer),
      needsSupport: needsSupport.map(present),
      classes: classes.map((row) => {
        const ofClass = summarise(followed.filter((child) => child.classId === row.id))
        return { class: row, average: ofClass.classAverage, assessed: ofClass.assessed, areas: ofClass.areas }
      }),
      children: shown.map(present),
    },
  }
}

/** A server in memory: what is recorded or planned in a story is there afterwards. Answers given by the story come first. */
export function learningServer(overrides: readonly Mock[] = [], filled = true, sample = smallSample()): Mock[] {
  const { people, classes, percents } = sample
  let assessments = filled ? sampleAssessments(sample) : []
  let goals = filled ? sample.goals : []
  const observed = new Map<number, Milestone[]>()
  const milestonesOf = (childId: number) =>
    observed.get(childId) ?? sampleMilestones(filled && (percents[childId] ?? []).length > 0)
  const deleted = new Map<number, Assessment>()
  const deletedGoals = new Map<number, Goal>()
  const nextId = () => Math.max(0, ...assessments.map(({ id }) => id), ...goals.map(({ id }) => id)) + 1
  const add = (input: Partial<Assessment> & { childId: number; area: string; percent: number; date: string }) => {
    const made = { ...assessment(nextId(), input.childId, input.area as Area, input.percent, input.date) }
    if (input.grade) made.grade = input.grade
    assessments = [{ ...made, parentNote: input.parentNote ?? null, note: input.note ?? null }, ...assessments]
    return { id: made.id, version: 1 }
  }
  const patchGoal = (id: number, values: Partial<Goal>) => {
    goals = goals.map((one) => (one.id === id ? { ...one, ...values, version: one.version + 1 } : one))
    return goals.find((one) => one.id === id) as Goal
  }
  return [
    ...overrides,
    ...sample.pickers,
    mockOf(LearningProgressDocument, ({ classId }) => figuresOf(sample, assessments, classId)),
    mockOf(LearningGoalsDocument, ({ classId }) => ({
      learningGoals: goals.filter(({ child }) => classId == null || child?.classId === classId),
    })),
    mockOf(ChildLearningDocument, ({ id }) => {
      const child = people.find((one) => one.id === id)
      if (!child) return failure('This child was not found. It may have been removed.', 'NOT_FOUND')
      const latest = latestOf(assessments, id)
      return {
        child: {
          ...child,
          exactAge: '2 y 8 m',
          class: classes.find((row) => row.id === child.classId) ?? null,
          progress: { overall: overallOf({ latest: latest as never[] }), areas: latest },
          assessments: assessments
            .filter(({ childId }) => childId === id)
            .toSorted((one, other) => other.date.localeCompare(one.date)),
          milestones: milestonesOf(id),
          learningGoals: goals.filter(({ childId }) => childId === id),
        },
      }
    }),
    mockOf(ChildProgressPanelDocument, ({ id }) => {
      const latest = latestOf(assessments, id)
      const { firstName = '' } = people.find((one) => one.id === id) ?? {}
      const progress = { overall: overallOf({ latest: latest as never[] }), areas: latest }
      return { child: { id, firstName, progress } }
    }),
    mockOf(RecordAssessmentDocument, ({ input }) => ({ recordAssessment: add(input as never) })),
    mockOf(RecordMilestonesDocument, ({ input: { childId, observedOn, entries } }) => {
      const states = new Map(entries.map(({ milestone, state }) => [milestone, state]))
      const changed = milestonesOf(childId).map((one) => {
        const state = states.get(one.key)
        return state === undefined ? one : { ...one, state, observedOn: state && observedOn }
      })
      observed.set(childId, changed)
      return { recordMilestones: { id: childId, milestones: changed } }
    }),
    mockOf(AssessClassDocument, ({ input }) => ({
      assessClass: {
        assessments: input.entries.map((entry) =>
          add({ ...(entry as never as Assessment), area: input.area, date: input.date }),
        ),
      },
    })),
    mockOf(UpdateAssessmentDocument, ({ input }) => {
      assessments = assessments.map((one) =>
        one.id === input.id ? ({ ...one, ...input, version: one.version + 1 } as Assessment) : one,
      )
      return { updateAssessment: { id: input.id, version: 2 } }
    }),
    mockOf(DeleteAssessmentDocument, ({ id }) => {
      const gone = assessments.find((one) => one.id === id)
      if (gone) deleted.set(id, gone)
      assessments = assessments.filter((one) => one.id !== id)
      return { deleteAssessment: { id, version: 2 } }
    }),
    mockOf(RestoreAssessmentDocument, ({ id }) => {
      const back = deleted.get(id)
      if (back) assessments = [back, ...assessments]
      return { restoreAssessment: { id, version: 3 } }
    }),
    mockOf(CreateLearningGoalDocument, ({ input }) => {
      const id = nextId()
      goals = [sampleGoal({ ...(input as never as Goal), id, progress: 0, status: 'on-track' }), ...goals]
      return { createLearningGoal: { id, version: 1 } }
    }),
    mockOf(UpdateLearningGoalDocument, ({ input: { id, ...values } }) => {
      const { version } = patchGoal(id, values as Partial<Goal>)
      return { updateLearningGoal: { id, version } }
    }),
    mockOf(UpdateGoalProgressDocument, ({ input: { id, progress } }) => {
      const { version, status } = patchGoal(id, { progress, status: progress === 100 ? 'completed' : 'on-track' })
      return { updateGoalProgress: { id, progress, status, version } }
    }),
    mockOf(DeleteLearningGoalDocument, ({ id }) => {
      const gone = goals.find((one) => one.id === id)
      if (gone) deletedGoals.set(id, gone)
      goals = goals.filter((one) => one.id !== id)
      return { deleteLearningGoal: { id, version: 2 } }
    }),
    mockOf(RestoreLearningGoalDocument, ({ id }) => {
      const back = deletedGoals.get(id)
      if (back) goals = [back, ...goals]
      return { restoreLearningGoal: { id, version: 3 } }
    }),
  ]
}
