import { Field, Int, ObjectType } from 'type-graphql'
import type { DayPlan } from '#graphql/children/children.rules.ts'
import { NumberedRow, VersionedRow } from '#graphql/data/model.ts'
import { CalendarDate, Moment } from '#graphql/platform/graphql/scalars.ts'
import { maybe, one, output, text, yes } from '#graphql/platform/graphql/output.ts'
import type { ApplicationStatus } from './enrollment.rules.ts'

@ObjectType('Application', { description: 'An application for a place at the centre.' })
export class Application extends VersionedRow {
  static override tableName = 'applications'
  static override entity = 'application'
  static override displayName = 'application'

  @Field(() => String, { description: 'Reference that the parent was given, such as KW-2026-0001-04821.' })
  reference!: string

  @Field(() => String, {
    description: 'new, in_review, tour_booked, waitlisted, offered, enrolled, declined or withdrawn.',
  })
  status!: ApplicationStatus

  @Field(() => String, { description: "The child's full name." })
  childName!: string

  @Field(() => CalendarDate, { description: "The child's date of birth." })
  childDob!: string

  @Field(() => String, { description: 'Age group chosen on the form: 0-18months, 18-36months, 3-5years or 5-6years.' })
  childAge!: string

  @Field(() => String, { nullable: true, description: 'Allergies or medical conditions, in words.' })
  allergies!: string | null

  @Field(() => String, { description: 'Name of the parent or guardian.' })
  parentName!: string

  @Field(() => String, { nullable: true, description: 'E-mail address of the parent; null where it is not known.' })
  email!: string | null

  @Field(() => String, { nullable: true, description: 'Phone number of the parent; null where it is not known.' })
  phone!: string | null

  @Field(() => String, { nullable: true, description: 'Home address; null where it is not known.' })
  address!: string | null

  @Field(() => String, { description: 'Program asked for: infants, toddlers, preschool or kindergarten.' })
  program!: string

  @Field(() => CalendarDate, { description: 'Preferred start date.' })
  startDate!: string

  @Field(() => String, { nullable: true, description: 'Anything else the parent wrote.' })
  additionalInfo!: string | null

  @Field(() => Moment, { nullable: true, description: 'When the family comes for a tour.' })
  tourAt!: string | null

  @Field(() => CalendarDate, { nullable: true, description: 'Last day of the offer of a place.' })
  offerUntil!: string | null

  @Field(() => Int, { nullable: true, description: 'Class in which a place is offered.' })
  offerClassId!: number | null

  @Field(() => CalendarDate, { nullable: true, description: 'First day of the place that is offered.' })
  offerFirstDay!: string | null

  @Field(() => String, { nullable: true, description: 'Days of the place that is offered: full_time or half_day.' })
  offerDayPlan!: DayPlan | null

  @Field(() => Int, { nullable: true, description: 'Fee for a month of the place that is offered, in cents.' })
  offerFeeCents!: number | null

  @Field(() => Moment, { nullable: true, description: 'When the parent accepted the place that is offered.' })
  offerAcceptedAt!: string | null

  @Field(() => Int, { nullable: true, description: 'Place on the waiting list of its program, from 1.' })
  waitlistPosition!: number | null

  @Field(() => Int, { nullable: true, description: 'The child it became, once enrolled.' })
  childId!: number | null

  @Field(() => Moment, { description: 'When it was received.' })
  createdAt!: string

  @Field(() => Moment, { description: 'When it last changed.' })
  updatedAt!: string

  /** Null where the office wrote it down. */
  termsVersion!: string | null
  termsAcceptedAt!: string | null
}

export const ApplicationState = output(
  'ApplicationState',
  'The state of an application, without anything about the family.',
  {
    status: text<ApplicationStatus>(
      'new, in_review, tour_booked, waitlisted, offered, enrolled, declined or withdrawn.',
    ),
    title: text('The same in words, such as "Received".'),
    nextStep: text('What comes next, in a sentence.'),
    canAccept: yes('Whether a place is offered that can be accepted now.'),
  },
)
export type ApplicationState = InstanceType<typeof ApplicationState>

@ObjectType('ApplicationEvent', { description: 'Something that happened to an application.' })
export class ApplicationEvent extends NumberedRow {
  static override tableName = 'application_events'

  @Field(() => Moment, { description: 'When it happened.' })
  at!: string

  @Field(() => String, { description: 'received, moved, note, corrected or accepted.' })
  kind!: 'received' | 'moved' | 'note' | 'corrected' | 'accepted'

  @Field(() => String, { nullable: true, description: 'Status before a move.' })
  fromStatus!: string | null

  @Field(() => String, { nullable: true, description: 'Status after a move.' })
  toStatus!: string | null

  @Field(() => String, { nullable: true, description: 'What an administrator wrote, or which answers were corrected.' })
  note!: string | null

  applicationId!: number
  authorId!: number | null
}

export const EnrollResult = output('EnrollResult', 'An enrolled application.', {
  application: one(Application, 'The application, now enrolled.'),
  invitationUrl: maybe(
    text(
      'Link that was e-mailed to the parent, to hand on by other means; null when an account of theirs was linked at once or the answer was given before.',
    ),
  ),
})
export type EnrollResult = InstanceType<typeof EnrollResult>
