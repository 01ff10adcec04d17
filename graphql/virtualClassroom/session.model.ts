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
@ObjectType('VirtualSession', { description: 'A lesson over the internet. For administrators.' })
export class VirtualSession extends withFields(VersionedRow, {
  title: text('Title.'),
  classId: maybe(int('The class; null for all classes.')),
  teacherId: int('Who teaches.'),
  date: day('The day.'),
  time: time('Start.'),
  durationMinutes: int('How long it is planned to take, in minutes.'),
  meetingLink: text('Address of the room.'),
  status: text<SessionStatus>('scheduled, live, completed or cancelled.'),
  startedAt: maybe(moment('When it was started.')),
  endedAt: maybe(moment('When it was ended.')),
  participants: maybe(int('How many children took part; null until it ended.')),
  recordingLink: maybe(text('Address of the recording.')),
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
  teacherName: text('Name of the teacher; empty while there is none.'),
  date: day('The day.'),
  time: time('Start, HH:mm.'),
  durationMinutes: int('How long it is planned to take, in minutes.'),
  status: text<SessionStatus>('scheduled or live.'),
  children: texts("First names of the user's own children that it is for."),
})
export type OnlineSession = InstanceType<typeof OnlineSession>
