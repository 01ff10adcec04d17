import { Field, Int, ObjectType } from 'type-graphql'
import { VersionedRow } from '#graphql/data/model.ts'
import { CalendarDate } from '#graphql/platform/graphql/scalars.ts'
import { todayInJohannesburg } from '#graphql/values/dates.ts'
import { type Difficulty, goalStatus, type Subject } from './progress.rules.ts'

@ObjectType('LearningGoal', { description: 'What a child is to learn until a day.' })
export class LearningGoal extends VersionedRow {
  static override tableName = 'learning_goals'
  static override entity = 'learningGoal'
  static override displayName = 'goal'

  @Field(() => Int, { description: 'The child.' })
  childId!: number

  @Field(() => String, { description: 'language, mathematics, creative, social or physical.' })
  subject!: Subject

  @Field(() => String, { description: 'What is to be learned.' })
  title!: string

  @Field(() => String, { nullable: true, description: 'How, in words.' })
  description!: string | null

  @Field(() => String, { description: 'basic, intermediate or advanced.' })
  difficulty!: Difficulty

  @Field(() => CalendarDate, { description: 'The day it began.' })
  startDate!: string

  @Field(() => CalendarDate, { description: 'The day by which it is to be reached.' })
  targetDate!: string

  @Field(() => Int, { description: 'How far the child has come, 0 to 100 percent.' })
  progress!: number

  createdBy!: number | null
  deletedAt!: string | null

  @Field(() => String, {
    description:
      'completed at 100 percent, behind while the progress is below the share of the time that has passed, else on-track.',
  })
  status(): string {
    return goalStatus(this, todayInJohannesburg())
  }
}
