import { ObjectType } from 'type-graphql'
import { connectionOf } from '#graphql/data/connection.model.ts'
import { VersionedRow } from '#graphql/data/model.ts'
import { day, int, maybe, text, time, withFields } from '#graphql/platform/graphql/output.ts'
import type { RequestStatus } from './volunteers.rules.ts'

@ObjectType('VolunteerRequest', { description: 'A request for volunteers at an event.' })
export class VolunteerRequest extends withFields(VersionedRow, {
  eventTitle: text('Name of the event.'),
  className: text('Name of the class, or All Classes.'),
  venue: maybe(text('Venue.')),
  startDate: day('First day.'),
  startTime: time('Start time.'),
  endDate: maybe(day('Last day; null if it ends on the first.')),
  endTime: maybe(time('End time; null if open.')),
  volunteersNeeded: int('Number of helpers needed.'),
  description: maybe(text('Description.')),
  status: text<RequestStatus>('active, completed or cancelled.'),
}) {
  static override tableName = 'volunteer_requests'
  static override entity = 'volunteerRequest'
  static override displayName = 'volunteer request'
  static override auditedColumns = ['notes']

  /** For colleagues; a field resolver hides it from parents. */
  notes!: string | null

  deletedAt!: string | null
}

export const VolunteerRequestConnection = connectionOf(VolunteerRequest, 'VolunteerRequest', 'volunteer requests')
