import { Field, Int, ObjectType } from 'type-graphql'
import { connectionOf } from '#graphql/data/connection.model.ts'
import { RemovableRow } from '#graphql/data/model.ts'
import { CalendarDate } from '#graphql/platform/graphql/scalars.ts'
import { moment, output, text } from '#graphql/platform/graphql/output.ts'
import type { CardTexts, Term } from './reportCards.rules.ts'

@ObjectType('ReportCard', {
  description:
    'What the centre says of a child at the end of a term. Published as soon as it is written, unless it is a draft.',
})
export class ReportCard extends RemovableRow implements CardTexts {
  static override tableName = 'report_cards'
  static override entity = 'reportCard'
  static override displayName = 'report card'

  @Field(() => Int, { description: 'The child.' })
  childId!: number

  @Field(() => String, { description: 'Term 1 to Term 4, Mid-Year or End of Year.' })
  term!: Term

  @Field(() => Int, { description: 'The school year.' })
  year!: number

  @Field(() => String, { nullable: true, description: 'On learning, in words.' })
  academicProgress!: string | null

  @Field(() => String, { nullable: true, description: 'On playing and being with others, in words.' })
  socialDevelopment!: string | null

  @Field(() => String, { nullable: true, description: 'On speaking and listening, in words.' })
  communicationSkills!: string | null

  @Field(() => String, { nullable: true, description: 'On moving and handling things, in words.' })
  physicalDevelopment!: string | null

  @Field(() => String, { nullable: true, description: 'What the teacher adds.' })
  teacherComments!: string | null

  @Field(() => CalendarDate, { description: 'The day on which it was issued.' })
  dateIssued!: string

  /** Read with a child's list; resolved one by one elsewhere. */
  isNew?: boolean
  createdBy!: number | null
  updatedAt!: string

  @Field(() => Boolean, { description: 'Whether it is a draft, which parents do not see.' })
  isDraft!: boolean

  /** Admin specification, section 4: a report card that is no draft is shown as Published. */
  @Field(() => String, { description: 'draft or published.' })
  status(): string {
    return this.isDraft ? 'draft' : 'published'
  }
}

export const ReportCardConnection = connectionOf(ReportCard, 'ReportCard', 'report cards')

export const Opening = output('Opening', 'Somebody linked to the child looked at it for the first time.', {
  firstName: text('First name of who looked.'),
  lastName: text('Last name of who looked.'),
  openedAt: moment('When.'),
})
export type Opening = InstanceType<typeof Opening>
