import { ObjectType } from 'type-graphql'
import { connectionOf } from '#graphql/data/connection.model.ts'
import { VersionedRow } from '#graphql/data/model.ts'
import { day, int, maybe, text, time, withFields } from '#graphql/platform/graphql/output.ts'
import type { RequestStatus } from './volunteers.rules.ts'

@ObjectType('VolunteerRequest', { description: 'A request for volunteers at an event.' })
export class VolunteerRequest extends withFields(VersionedRow, {
  eventTitle: text('What the event is called.'),
  className: text('Whose event it is: the name of a class, or All Classes.'),
  venue: maybe(text('Where it takes place.')),
  startDate: day('First day.'),
  startTime: time('When it starts.'),
  endDate: maybe(day('Last day; null when it ends on the first.')),
  endTime: maybe(time('When it ends; null when that is open.')),
  volunteersNeeded: int('How many helpers are needed.'),
  description: maybe(text('What there is to do.')),
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
