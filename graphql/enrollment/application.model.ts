import { ObjectType } from 'type-graphql'
import type { DayPlan } from '#graphql/children/children.rules.ts'
import { NumberedRow, VersionedRow } from '#graphql/data/model.ts'
import { day, int, maybe, moment, one, output, text, withFields, yes } from '#graphql/platform/graphql/output.ts'
import type { ApplicationStatus } from './enrollment.rules.ts'

@ObjectType('Application', { description: 'An application for a place at the centre.' })
export class Application extends withFields(VersionedRow, {
  reference: text('Reference that the parent was given, such as KW-2026-0001-04821.'),
  status: text<ApplicationStatus>('new, in_review, tour_booked, waitlisted, offered, enrolled, declined or withdrawn.'),
  childName: text("The child's full name."),
  childDob: day("The child's date of birth."),
  childAge: text('Age group chosen on the form: 0-18months, 18-36months, 3-5years or 5-6years.'),
  allergies: maybe(text('Allergies or medical conditions, in words.')),
  parentName: text('Name of the parent or guardian.'),
  email: maybe(text('E-mail address of the parent; null where it is not known.')),
  phone: maybe(text('Phone number of the parent; null where it is not known.')),
  address: maybe(text('Home address; null where it is not known.')),
  program: text('Program asked for: infants, toddlers, preschool or kindergarten.'),
  startDate: day('Preferred start date.'),
  additionalInfo: maybe(text('Anything else the parent wrote.')),
  tourAt: maybe(moment('When the family comes for a tour.')),
  offerUntil: maybe(day('Last day of the offer of a place.')),
  offerClassId: maybe(int('Class in which a place is offered.')),
  offerFirstDay: maybe(day('First day of the place that is offered.')),
  offerDayPlan: maybe(text<DayPlan>('Days of the place that is offered: full_time or half_day.')),
  offerFeeCents: maybe(int('Fee for a month of the place that is offered, in cents.')),
  offerAcceptedAt: maybe(moment('When the parent accepted the place that is offered.')),
  waitlistPosition: maybe(int('Place on the waiting list of its program, from 1.')),
  childId: maybe(int('The child it became, once enrolled.')),
  createdAt: moment('When it was received.'),
  updatedAt: moment('When it last changed.'),
}) {
  static override tableName = 'applications'
  static override entity = 'application'

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
export class ApplicationEvent extends withFields(NumberedRow, {
  at: moment('When it happened.'),
  kind: text<'received' | 'moved' | 'note' | 'corrected' | 'accepted'>('received, moved, note, corrected or accepted.'),
  fromStatus: maybe(text('Status before a move.')),
  toStatus: maybe(text('Status after a move.')),
  note: maybe(text('What an administrator wrote, or which answers were corrected.')),
}) {
  static override tableName = 'application_events'

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
