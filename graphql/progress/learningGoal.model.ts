import { Field, ObjectType } from 'type-graphql'
import { VersionedRow } from '#graphql/data/model.ts'
import { day, int, maybe, text, withFields } from '#graphql/platform/graphql/output.ts'
import { todayInJohannesburg } from '#graphql/values/dates.ts'
import { type Difficulty, goalStatus, type Subject } from './progress.rules.ts'

@ObjectType('LearningGoal', { description: "A child's learning goal." })
export class LearningGoal extends withFields(VersionedRow, {
  childId: int('The child.'),
  subject: text<Subject>('language, mathematics, creative, social or physical.'),
  title: text('Title.'),
  description: maybe(text('Description.')),
  difficulty: text<Difficulty>('basic, intermediate or advanced.'),
  startDate: day('Start date.'),
  targetDate: day('Target date.'),
  progress: int('Progress, 0 to 100 percent.'),
}) {
  static override tableName = 'learning_goals'
  static override entity = 'learningGoal'
  static override displayName = 'goal'

  createdBy!: number | null
  deletedAt!: string | null

  @Field(() => String, {
    description: 'completed at 100 percent, behind if progress is below the share of time passed, else on-track.',
  })
  status(): string {
    return goalStatus(this, todayInJohannesburg())
  }
}
