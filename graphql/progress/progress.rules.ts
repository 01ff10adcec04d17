import { daysBetween } from '#graphql/values/dates.ts'

/** The five development areas: admin specification, section 2. */
export const areas = ['literacy', 'numeracy', 'social', 'motor', 'creative'] as const
export type Area = (typeof areas)[number]

export const areaLabels: Record<Area, string> = {
  literacy: 'Literacy & Language',
  numeracy: 'Numeracy & Math',
  social: 'Social & Emotional',
  motor: 'Motor Skills',
  creative: 'Creative Arts',
}

export const grades = ['excellent', 'good', 'developing', 'needs_support'] as const
export type Grade = (typeof grades)[number]

export const gradeLabels: Record<Grade, string> = {
  excellent: 'Excellent',
  good: 'Good',
  developing: 'Developing',
  needs_support: 'Needs Support',
}

/** The grade that goes with a percentage unless a teacher gives another one: from 85, 70 and 55 percent. */
export function gradeFor(percent: number): Grade {
  if (percent >= 85) return 'excellent'
  if (percent >= 70) return 'good'
  return percent >= 55 ? 'developing' : 'needs_support'
}

/** What a learning plan can be about: admin specification, section 2. */
export const subjects = ['language', 'mathematics', 'creative', 'social', 'physical'] as const
export type Subject = (typeof subjects)[number]

export const subjectLabels: Record<Subject, string> = {
  language: 'Language Development',
  mathematics: 'Mathematical Concepts',
  creative: 'Creative Expression',
  social: 'Social Skills',
  physical: 'Physical Development',
}

export const difficulties = ['basic', 'intermediate', 'advanced'] as const
export type Difficulty = (typeof difficulties)[number]

export const difficultyLabels: Record<Difficulty, string> = {
  basic: 'Basic',
  intermediate: 'Intermediate',
  advanced: 'Advanced',
}

export type GoalStatus = 'on-track' | 'behind' | 'completed'

export const mostAssessed = 200
/** How many a child can have, since they are read all at once. */
export const mostOfChild = { assessments: 2_000, learning_goals: 400, report_cards: 60 } as const
/** Characters of a description or a note, for the same reason. */
export const longestWords = 2_000

/** The mean to a whole number; `null` of nothing. */
export function average(values: readonly number[]): number | null {
  return values.length === 0 ? null : Math.round(mean(values))
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/** Which share of a goal's time has passed, 0 to 1. A goal that is to be reached on its first day has no time left. */
export function shareOfTimePassed(goal: { startDate: string; targetDate: string }, today: string): number {
  const whole = daysBetween(goal.startDate, goal.targetDate)
  const passed = daysBetween(goal.startDate, today)
  if (passed < 0) return 0
  return passed >= whole ? 1 : passed / whole
}

/** Completed at 100 %, behind when its progress is below the share of its time that has passed, else on track. */
export function goalStatus(
  goal: { startDate: string; targetDate: string; progress: number },
  today: string,
): GoalStatus {
  if (goal.progress >= 100) return 'completed'
  return goal.progress < shareOfTimePassed(goal, today) * 100 ? 'behind' : 'on-track'
}

export interface Latest {
  area: Area
  percent: number
  grade: Grade
  date: string
}

export interface Assessed {
  id: number
  classId: number | null
  latest: readonly Latest[]
}

/** The mean of the latest assessment of each area that was assessed, to a whole number; `null` before the first. */
export const overallOf = (child: Pick<Assessed, 'latest'>) => average(child.latest.map(({ percent }) => percent))

/** A child needs support while its latest assessment in at least one area is graded so. */
const isInNeed = (child: Pick<Assessed, 'latest'>) => child.latest.some(({ grade }) => grade === 'needs_support')

/** The mean of the children's latest assessments in an area; `null` where nobody was assessed. */
const areaAverage = (children: readonly Assessed[], area: Area) =>
  average(children.flatMap(({ latest }) => latest.filter((entry) => entry.area === area).map(({ percent }) => percent)))

/**
 * The figures of a group of children. The class average is the mean of the children's own means, so that a child with
 * many assessed areas counts as much as one with few; it is rounded once, at the end.
 */
export function summarise<Child extends Assessed>(children: readonly Child[]) {
  const meanOf = ({ latest }: Child) => mean(latest.map(({ percent }) => percent))
  const assessed = children.filter(({ latest }) => latest.length > 0)
  const [top = null] = assessed.toSorted((one, other) => meanOf(other) - meanOf(one) || one.id - other.id)
  return {
    classAverage: average(assessed.map(meanOf)),
    topPerformer: top,
    needsSupport: assessed.filter(isInNeed),
    assessed: assessed.length,
    areas: areas.map((area) => ({ area, average: areaAverage(children, area) })),
  }
}
