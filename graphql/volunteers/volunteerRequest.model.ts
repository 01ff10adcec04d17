import { Field, Int, ObjectType } from 'type-graphql'
import { connectionOf } from '#graphql/data/connection.model.ts'
import { VersionedRow } from '#graphql/data/model.ts'
import { CalendarDate, TimeOfDay } from '#graphql/platform/graphql/scalars.ts'
import type { RequestStatus } from './volunteers.rules.ts'

@ObjectType('VolunteerRequest', { description: 'A call for helpers at an event.' })
export class VolunteerRequest extends VersionedRow {
  static override tableName = 'volunteer_requests'
  static override entity = 'volunteerRequest'
  static override displayName = 'volunteer request'
  static override auditedColumns = ['notes']

  @Field(() => String, { description: 'What the event is called.' })
  eventTitle!: string

  @Field(() => String, { description: 'Whose event it is: the name of a class, or All Classes.' })
  className!: string

  @Field(() => String, { nullable: true, description: 'Where it takes place.' })
  venue!: string | null

  @Field(() => CalendarDate, { description: 'First day.' })
  startDate!: string

  @Field(() => TimeOfDay, { description: 'When it starts, HH:mm.' })
  startTime!: string

  @Field(() => CalendarDate, { nullable: true, description: 'Last day; null when it ends on the first.' })
  endDate!: string | null

  @Field(() => TimeOfDay, { nullable: true, description: 'When it ends, HH:mm; null when that is open.' })
  endTime!: string | null

  @Field(() => Int, { description: 'How many helpers are needed.' })
  volunteersNeeded!: number

  @Field(() => String, { nullable: true, description: 'What there is to do.' })
  description!: string | null

  /** For colleagues; a field resolver hides it from parents. */
  notes!: string | null

  @Field(() => String, { description: 'active, completed or cancelled.' })
  status!: RequestStatus

  deletedAt!: string | null
}

export const VolunteerRequestConnection = connectionOf(VolunteerRequest, 'VolunteerRequest', 'calls for helpers')
