import { Field, Int, ObjectType } from 'type-graphql'
import { connectionOf } from '#graphql/data/connection.model.ts'
import { VersionedRow } from '#graphql/data/model.ts'
import { CalendarDate, Moment, TimeOfDay } from '#graphql/platform/graphql/scalars.ts'
import { day, int, many, maybe, output, text, texts, time } from '#graphql/platform/graphql/output.ts'
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

const SessionCount = output('SessionCount', 'How many sessions have one status.', {
  status: text<SessionStatus>('scheduled, live, completed or cancelled.'),
  count: int('How many sessions.'),
})

export const VirtualClassroom = output('VirtualClassroom', 'The figures of the virtual classroom.', {
  activeSessions: int('Sessions that are live now.'),
  totalParticipants: int('Children who were let into a session that is live now.'),
  scheduledToday: int('Sessions of today, without cancelled ones.'),
  averageAttendance: maybe(
    int('Children who took part in the completed sessions, in percent of those expected; null before the first.'),
  ),
  current: many(VirtualSession, 'Sessions that are live, and those that are still to come today.'),
  byStatus: many(SessionCount, 'How many sessions there are of each status.'),
  meetingDomain: text('Server on which new rooms are made.'),
})
export type VirtualClassroom = InstanceType<typeof VirtualClassroom>

export const OnlineSession = output('OnlineSession', "A scheduled or live session of the class of one's own child.", {
  id: int('Number of the session.'),
  title: text('Title.'),
  className: maybe(text('Name of the class; null for all classes.')),
  teacherName: text('Name of who teaches; empty while nobody does.'),
  date: day('The day.'),
  time: time('When it begins, HH:mm.'),
  durationMinutes: int('How long it is planned to take, in minutes.'),
  status: text<SessionStatus>('scheduled or live.'),
  children: texts('First names of the own children that it is for.'),
})
export type OnlineSession = InstanceType<typeof OnlineSession>
