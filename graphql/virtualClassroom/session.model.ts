import { ObjectType } from 'type-graphql'
import { connectionOf } from '#graphql/data/connection.model.ts'
import { VersionedRow } from '#graphql/data/model.ts'
import {
  day,
  int,
  many,
  maybe,
  moment,
  output,
  text,
  texts,
  time,
  withFields,
} from '#graphql/platform/graphql/output.ts'
import type { SessionStatus } from './session.rules.ts'

/** What parents see of one is an `OnlineSession`. */
@ObjectType('VirtualSession', { description: 'An online lesson. For administrators.' })
export class VirtualSession extends withFields(VersionedRow, {
  title: text('Title.'),
  classId: maybe(int('The class; null for all classes.')),
  teacherId: int('Teacher.'),
  date: day('The day.'),
  time: time('Start.'),
  durationMinutes: int('Planned duration, in minutes.'),
  meetingLink: text('URL of the room.'),
  status: text<SessionStatus>('scheduled, live, completed or cancelled.'),
  startedAt: maybe(moment('When it was started.')),
  endedAt: maybe(moment('End time.')),
  participants: maybe(int('Number of participants; null until it ended.')),
  recordingLink: maybe(text('URL of the recording.')),
}) {
  static override tableName = 'virtual_sessions'
  static override entity = 'virtualSession'
  static override displayName = 'session'
  static override auditedColumns = ['expected']

  /** What was expected when it ended; until then the children of the class are counted. */
  expected!: number | null
  createdBy!: number | null
}

export const VirtualSessionConnection = connectionOf(VirtualSession, 'VirtualSession', 'sessions')

const SessionCount = output('SessionCount', 'Number of sessions with a status.', {
  status: text<SessionStatus>('scheduled, live, completed or cancelled.'),
  count: int('Number of sessions.'),
})

export const VirtualClassroom = output('VirtualClassroom', 'Virtual classroom statistics.', {
  activeSessions: int('Live sessions.'),
  totalParticipants: int('Children who joined a live session.'),
  scheduledToday: int("Today's sessions, without cancelled ones."),
  averageAttendance: maybe(
    int('Participants in completed sessions, in percent of those expected; null before the first.'),
  ),
  current: many(VirtualSession, 'Live sessions, and those still to come today.'),
  byStatus: many(SessionCount, 'Number of sessions by status.'),
  meetingDomain: text('Server for new rooms.'),
})
export type VirtualClassroom = InstanceType<typeof VirtualClassroom>

export const OnlineSession = output('OnlineSession', "A scheduled or live session of your own child's class.", {
  id: int('Id of the session.'),
  title: text('Title.'),
  className: maybe(text('Name of the class; null for all classes.')),
  teacherName: text('Name of the teacher; empty if there is none.'),
  date: day('The day.'),
  time: time('Start, HH:mm.'),
  durationMinutes: int('Planned duration, in minutes.'),
  status: text<SessionStatus>('scheduled or live.'),
  children: texts('First names of your own children it is for.'),
})
export type OnlineSession = InstanceType<typeof OnlineSession>
