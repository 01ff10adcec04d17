import { Child } from '#graphql/children/child.model.ts'
import { Class } from '#graphql/classes/class.model.ts'
import { day, int, many, maybe, one, output, text } from '#graphql/platform/graphql/output.ts'
import type { Area, Grade } from './progress.rules.ts'

export const AreaProgress = output('AreaProgress', 'The latest assessment of a child in a development area.', {
  area: text<Area>('literacy, numeracy, social, motor or creative.'),
  percent: int('Progress, 0 to 100 percent.'),
  grade: text<Grade>('excellent, good, developing or needs_support.'),
  date: day('Date of observation.'),
})

export const ChildProgress = output('ChildProgress', "A child's progress in the development areas.", {
  child: one(Child, 'The child.'),
  overall: maybe(int('Mean of the latest assessment of each area, in percent; null before the first one.')),
  areas: many(AreaProgress, 'Areas in which the child was assessed, in fixed order.'),
})
export type ChildProgress = InstanceType<typeof ChildProgress>

const AreaAverage = output('AreaAverage', "Mean of some children's latest assessments in an area.", {
  area: text<Area>('literacy, numeracy, social, motor or creative.'),
  average: maybe(int('In percent; null if nobody was assessed.')),
})

const ClassProgress = output('ClassProgress', 'Learning progress of a class.', {
  class: one(Class, 'The class.'),
  average: maybe(int('Mean of its children, in percent; null if nobody was assessed.')),
  assessed: int('Number of its children assessed.'),
  areas: many(AreaAverage, 'Each of the five areas.'),
})

export const LearningProgress = output('LearningProgress', 'Learning progress of all children or of a class.', {
  classAverage: maybe(int("Mean of the children's means, in percent; null if none.")),
  topPerformer: maybe(one(ChildProgress, 'The child with the highest mean.')),
  needsSupport: many(ChildProgress, 'Children graded needs_support in at least one area.'),
  assessed: int('Number of children assessed.'),
  areas: many(AreaAverage, 'Each of the five areas.'),
  classes: many(ClassProgress, 'Every class, for comparison, even if one is requested.'),
  children: many(ChildProgress, 'The children, by name.'),
})
export type LearningProgress = InstanceType<typeof LearningProgress>
