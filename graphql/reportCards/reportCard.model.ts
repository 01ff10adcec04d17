import { Field, Int, ObjectType } from 'type-graphql'
import { connectionOf } from '#graphql/data/connection.model.ts'
import { VersionedRow } from '#graphql/data/model.ts'
import { CalendarDate, Moment } from '#graphql/platform/graphql/scalars.ts'
import type { CardTexts, Term } from './reportCards.rules.ts'

@ObjectType('ReportCard', {
  description: 'What the centre says of a child at the end of a term. Published as soon as it is written.',
})
export class ReportCard extends VersionedRow implements CardTexts {
  static override tableName = 'report_cards'
  static override entity = 'reportCard'
  static override displayName = 'report card'

  @Field(() => Int, { description: 'Number of the report card.' })
  declare id: number

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

  @Field(() => Moment, { nullable: true, name: 'removedAt', description: 'When it was deleted; null for one in use.' })
  deletedAt!: string | null

  /** Read with a child's list; resolved one by one elsewhere. */
  isNew?: boolean
  createdBy!: number | null
  createdAt!: string
  updatedAt!: string

  /** Admin specification, section 4: report cards are always shown as Published. */
  @Field(() => String, { description: 'Always published.' })
  status(): string {
    return 'published'
  }
}

@ObjectType('ReportCardConnection', { description: 'A page of the report cards.' })
export class ReportCardConnection extends connectionOf(ReportCard, 'ReportCard', 'report cards') {}

@ObjectType('Opening', { description: 'Somebody linked to the child looked at it for the first time.' })
export class Opening {
  @Field(() => String, { description: 'First name of who looked.' })
  firstName!: string

  @Field(() => String, { description: 'Last name of who looked.' })
  lastName!: string

  @Field(() => Moment, { description: 'When.' })
  openedAt!: string
}
