import { Field, Int, ObjectType } from 'type-graphql'
import { Child } from '#graphql/children/child.model.ts'
import { Class } from '#graphql/classes/class.model.ts'
import { CalendarDate } from '#graphql/platform/graphql/scalars.ts'
import type { Area, Grade, Latest } from './progress.rules.ts'

@ObjectType('AreaProgress', { description: 'The latest assessment of a child in a development area.' })
export class AreaProgress implements Latest {
  @Field(() => String, { description: 'literacy, numeracy, social, motor or creative.' })
  area!: Area

  @Field(() => Int, { description: 'How far the child has come, 0 to 100 percent.' })
  percent!: number

  @Field(() => String, { description: 'excellent, good, developing or needs_support.' })
  grade!: Grade

  @Field(() => CalendarDate, { description: 'The day it was seen.' })
  date!: string
}

@ObjectType('ChildProgress', { description: 'Where a child stands in the development areas.' })
export class ChildProgress {
  @Field(() => Child, { description: 'The child.' })
  child!: Child

  @Field(() => Int, {
    nullable: true,
    description: 'Mean of the latest assessment of each area, in percent; null before the first one.',
  })
  overall!: number | null

  @Field(() => [AreaProgress], { description: 'The areas in which the child was assessed, in their fixed order.' })
  areas!: AreaProgress[]
}

@ObjectType('AreaAverage', { description: "The mean of some children's latest assessments in an area." })
class AreaAverage {
  @Field(() => String, { description: 'literacy, numeracy, social, motor or creative.' })
  area!: Area

  @Field(() => Int, { nullable: true, description: 'In percent; null where nobody was assessed.' })
  average!: number | null
}

@ObjectType('ClassProgress', { description: 'How the children of a class stand.' })
class ClassProgress {
  @Field(() => Class, { description: 'The class.' })
  class!: Class

  @Field(() => Int, {
    nullable: true,
    description: 'Mean of its children, in percent; null where nobody was assessed.',
  })
  average!: number | null

  @Field(() => Int, { description: 'How many of its children were assessed.' })
  assessed!: number

  @Field(() => [AreaAverage], { description: 'Each of the five areas.' })
  areas!: AreaAverage[]
}

@ObjectType('LearningProgress', { description: 'How all children, or those of a class, stand.' })
export class LearningProgress {
  @Field(() => Int, {
    nullable: true,
    description: "Mean of the children's own means, in percent; null before the first.",
  })
  classAverage!: number | null

  @Field(() => ChildProgress, { nullable: true, description: 'The child with the highest mean.' })
  topPerformer!: ChildProgress | null

  @Field(() => [ChildProgress], { description: 'Children graded needs_support in at least one area.' })
  needsSupport!: ChildProgress[]

  @Field(() => Int, { description: 'How many children were assessed.' })
  assessed!: number

  @Field(() => [AreaAverage], { description: 'Each of the five areas.' })
  areas!: AreaAverage[]

  @Field(() => [ClassProgress], { description: 'Every class, for comparison, also where one is asked for.' })
  classes!: ClassProgress[]

  @Field(() => [ChildProgress], { description: 'The children, by name.' })
  children!: ChildProgress[]
}
