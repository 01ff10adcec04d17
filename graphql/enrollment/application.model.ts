import { ObjectType } from 'type-graphql'
import type { DayPlan } from '#graphql/children/children.rules.ts'
import { NumberedRow, VersionedRow } from '#graphql/data/model.ts'
import { day, int, maybe, moment, one, output, text, withFields, yes } from '#graphql/platform/graphql/output.ts'
import type { ApplicationStatus } from './enrollment.rules.ts'

@ObjectType('Application', { description: 'An application for a place at the centre.' })
export class Application extends withFields(VersionedRow, {
  reference: text("The parent's reference, such as KW-2026-0001-04821."),
  status: text<ApplicationStatus>('new, in_review, tour_booked, waitlisted, offered, enrolled, declined or withdrawn.'),
  childName: text("The child's full name."),
  childDob: day("The child's date of birth."),
  childAge: text('Age group chosen on the form: 0-18months, 18-36months, 3-5years or 5-6years.'),
  allergies: maybe(text('Allergies or medical conditions, as free text.')),
  parentName: text('Name of the parent or guardian.'),
  email: maybe(text('E-mail address of the parent; null if not known.')),
  phone: maybe(text('Phone number of the parent; null if not known.')),
  address: maybe(text('Home address; null if not known.')),
  program: text('Program applied for: infants, toddlers, preschool or kindergarten.'),
  startDate: day('Preferred start date.'),
  additionalInfo: maybe(text('Additional information from the parent.')),
  dayPlan: maybe(text<DayPlan>('Preferred day plan: full_time or half_day; null if not stated.')),
  siblingNames: maybe(text('Names of siblings at the centre, as the parent gave them.')),
  tourAt: maybe(moment("Date and time of the family's tour.")),
  offerUntil: maybe(day('Last day of the offer of a place.')),
  offerClassId: maybe(int('Class of the offered place.')),
  offerFirstDay: maybe(day('First day of the offered place.')),
  offerDayPlan: maybe(text<DayPlan>('Day plan of the offered place: full_time or half_day.')),
  offerFeeCents: maybe(int('Monthly fee of the offered place, in cents.')),
  offerAcceptedAt: maybe(moment('When the parent accepted the offered place.')),
  waitlistPosition: maybe(int('Position on the waiting list of its program, from 1.')),
  childId: maybe(int('The child, once enrolled.')),
  createdAt: moment('When the application was received.'),
  updatedAt: moment('When it last changed.'),
}) {
  static override tableName = 'applications'
  static override entity = 'application'

  /** Null for an application that the office entered. */
  termsVersion!: string | null
  termsAcceptedAt!: string | null
}

export const ApplicationState = output(
  'ApplicationState',
  "The state of an application, without the family's details.",
  {
    status: text<ApplicationStatus>(
      'new, in_review, tour_booked, waitlisted, offered, enrolled, declined or withdrawn.',
    ),
    title: text('The state as the applicant reads it, such as "Received".'),
    nextStep: text('The next step, in a sentence.'),
    canAccept: yes('Whether there is an offer that can be accepted now.'),
  },
)
export type ApplicationState = InstanceType<typeof ApplicationState>

@ObjectType('ApplicationEvent', { description: 'An event in the history of an application.' })
export class ApplicationEvent extends withFields(NumberedRow, {
  at: moment('When it happened.'),
  kind: text<'received' | 'moved' | 'note' | 'corrected' | 'accepted'>('received, moved, note, corrected or accepted.'),
  fromStatus: maybe(text('Status before a move.')),
  toStatus: maybe(text('Status after a move.')),
  note: maybe(text("The administrator's note, or the fields that were corrected.")),
}) {
  static override tableName = 'application_events'

  applicationId!: number
  authorId!: number | null
}

export const EnrollResult = output('EnrollResult', 'An enrolled application.', {
  application: one(Application, 'The application, now enrolled.'),
  invitationUrl: maybe(
    text(
      'Link e-mailed to the parent, to pass on by other means; null if their account was linked at once, or when the same request was answered before.',
    ),
  ),
})
export type EnrollResult = InstanceType<typeof EnrollResult>
