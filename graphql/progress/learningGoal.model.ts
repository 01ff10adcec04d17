import { Field, ObjectType } from 'type-graphql'
import { VersionedRow } from '#graphql/data/model.ts'
import { day, int, maybe, text, withFields } from '#graphql/platform/graphql/output.ts'
import { todayInJohannesburg } from '#graphql/values/dates.ts'
import { type Difficulty, goalStatus, type Subject } from './progress.rules.ts'

@ObjectType('LearningGoal', { description: 'What a child is to learn until a day.' })
export class LearningGoal extends withFields(VersionedRow, {
  childId: int('The child.'),
  subject: text<Subject>('language, mathematics, creative, social or physical.'),
  title: text('What is to be learned.'),
  description: maybe(text('How, in words.')),
  difficulty: text<Difficulty>('basic, intermediate or advanced.'),
  startDate: day('The day it began.'),
  targetDate: day('The day by which it is to be reached.'),
  progress: int('How far the child has come, 0 to 100 percent.'),
}) {
  static override tableName = 'learning_goals'
  static override entity = 'learningGoal'
  static override displayName = 'goal'

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
