import { Field, Int, ObjectType } from 'type-graphql'
import { connectionOf } from '#graphql/data/connection.model.ts'
import { VersionedRow } from '#graphql/data/model.ts'
import { CalendarDate, Moment, TimeOfDay } from '#graphql/platform/graphql/scalars.ts'
import type { SessionStatus } from './session.rules.ts'

/** What parents see of one is an `OnlineSession`. */
@ObjectType('VirtualSession', { description: 'A lesson over the internet. For administrators.' })
export class VirtualSession extends VersionedRow {
  static override tableName = 'virtual_sessions'
  static override entity = 'virtualSession'
  static override displayName = 'session'
  static override auditedColumns = ['expected']

  @Field(() => String, { description: 'Title.' })
  title!: string

  @Field(() => Int, { nullable: true, description: 'The class; null for all classes.' })
  classId!: number | null

  @Field(() => Int, { description: 'Who teaches.' })
  teacherId!: number

  @Field(() => CalendarDate, { description: 'The day.' })
  date!: string

  @Field(() => TimeOfDay, { description: 'When it begins, HH:mm.' })
  time!: string

  @Field(() => Int, { description: 'How long it is planned to take, in minutes.' })
  durationMinutes!: number

  @Field(() => String, { description: 'Address of the room.' })
  meetingLink!: string

  @Field(() => String, { description: 'scheduled, live, completed or cancelled.' })
  status!: SessionStatus

  @Field(() => Moment, { nullable: true, description: 'When it was started.' })
  startedAt!: string | null

  @Field(() => Moment, { nullable: true, description: 'When it was ended.' })
  endedAt!: string | null

  @Field(() => Int, { nullable: true, description: 'How many children took part; null until it ended.' })
  participants!: number | null

  @Field(() => String, { nullable: true, description: 'Address of the recording.' })
  recordingLink!: string | null

  /** What was expected when it ended; until then the children of the class are counted. */
  expected!: number | null
  createdBy!: number | null
}

export const VirtualSessionConnection = connectionOf(VirtualSession, 'VirtualSession', 'sessions')

@ObjectType('SessionCount', { description: 'How many sessions have one status.' })
class SessionCount {
  @Field(() => String, { description: 'scheduled, live, completed or cancelled.' })
  status!: SessionStatus

  @Field(() => Int, { description: 'How many sessions.' })
  count!: number
}

@ObjectType('VirtualClassroom', { description: 'The figures of the virtual classroom.' })
export class VirtualClassroom {
  @Field(() => Int, { description: 'Sessions that are live now.' })
  activeSessions!: number

  @Field(() => Int, { description: 'Children who were let into a session that is live now.' })
  totalParticipants!: number

  @Field(() => Int, { description: 'Sessions of today, without cancelled ones.' })
  scheduledToday!: number

  @Field(() => Int, {
    nullable: true,
    description:
      'Children who took part in the completed sessions, in percent of those expected; null before the first.',
  })
  averageAttendance!: number | null

  @Field(() => [VirtualSession], { description: 'Sessions that are live, and those that are still to come today.' })
  current!: VirtualSession[]

  @Field(() => [SessionCount], { description: 'How many sessions there are of each status.' })
  byStatus!: SessionCount[]

  @Field(() => String, { description: 'Server on which new rooms are made.' })
  meetingDomain!: string
}

@ObjectType('OnlineSession', { description: "A scheduled or live session of the class of one's own child." })
export class OnlineSession {
  @Field(() => Int, { description: 'Number of the session.' })
  id!: number

  @Field(() => String, { description: 'Title.' })
  title!: string

  @Field(() => String, { nullable: true, description: 'Name of the class; null for all classes.' })
  className!: string | null

  @Field(() => String, { description: 'Name of who teaches; empty while nobody does.' })
  teacherName!: string

  @Field(() => CalendarDate, { description: 'The day.' })
  date!: string

  @Field(() => TimeOfDay, { description: 'When it begins, HH:mm.' })
  time!: string

  @Field(() => Int, { description: 'How long it is planned to take, in minutes.' })
  durationMinutes!: number

  @Field(() => String, { description: 'scheduled or live.' })
  status!: SessionStatus

  @Field(() => [String], { description: 'First names of the own children that it is for.' })
  children!: string[]
}
