import { Child } from '#graphql/children/child.model.ts'
import { Class } from '#graphql/classes/class.model.ts'
import { day, int, many, maybe, one, output, text } from '#graphql/platform/graphql/output.ts'
import type { Area, Grade } from './progress.rules.ts'

export const AreaProgress = output('AreaProgress', 'The latest assessment of a child in a development area.', {
  area: text<Area>('literacy, numeracy, social, motor or creative.'),
  percent: int('How far the child has come, 0 to 100 percent.'),
  grade: text<Grade>('excellent, good, developing or needs_support.'),
  date: day('The day it was seen.'),
})

export const ChildProgress = output('ChildProgress', "A child's progress in the development areas.", {
  child: one(Child, 'The child.'),
  overall: maybe(int('Mean of the latest assessment of each area, in percent; null before the first one.')),
  areas: many(AreaProgress, 'The areas in which the child was assessed, in their fixed order.'),
})
export type ChildProgress = InstanceType<typeof ChildProgress>

const AreaAverage = output('AreaAverage', "The mean of some children's latest assessments in an area.", {
  area: text<Area>('literacy, numeracy, social, motor or creative.'),
  average: maybe(int('In percent; null where nobody was assessed.')),
})

const ClassProgress = output('ClassProgress', 'How the children of a class are doing.', {
  class: one(Class, 'The class.'),
  average: maybe(int('Mean of its children, in percent; null where nobody was assessed.')),
  assessed: int('How many of its children were assessed.'),
  areas: many(AreaAverage, 'Each of the five areas.'),
})

export const LearningProgress = output('LearningProgress', 'How all children, or those of a class, are doing.', {
  classAverage: maybe(int("Mean of the children's own means, in percent; null before the first.")),
  topPerformer: maybe(one(ChildProgress, 'The child with the highest mean.')),
  needsSupport: many(ChildProgress, 'Children graded needs_support in at least one area.'),
  assessed: int('How many children were assessed.'),
  areas: many(AreaAverage, 'Each of the five areas.'),
  classes: many(ClassProgress, 'Every class, for comparison, also where one is asked for.'),
  children: many(ChildProgress, 'The children, by name.'),
})
export type LearningProgress = InstanceType<typeof LearningProgress>
