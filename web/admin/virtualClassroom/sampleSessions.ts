import { addDays, todayInJohannesburg } from '#graphql/values/dates.ts'
import { type SessionStatus, sessionStatuses } from '#graphql/virtualClassroom/session.rules.ts'
import { type Mock, mockOf, pageOf } from '#web/app/mocks.tsx'
import {
  CancelVirtualSessionDocument,
  CreateVirtualSessionDocument,
  EndVirtualSessionDocument,
  ReinstateVirtualSessionDocument,
  SessionChoicesDocument,
  StartInstantSessionDocument,
  StartVirtualSessionDocument,
  UpdateVirtualSessionDocument,
  VirtualClassroomDocument,
  VirtualSessionsDocument,
} from './virtualClassroom.generated.ts'
import type { Session } from './session.ts'

const today = todayInJohannesburg()
const classes = [
  { id: 1, name: 'Explorers' },
  { id: 3, name: 'Young Scholars' },
]
const staff = [
  { id: 7, firstName: 'Mpho', lastName: 'Sithole', role: 'teacher', removedAt: null },
  { id: 8, firstName: 'Annelie', lastName: 'Kruger', role: 'admin', removedAt: null },
]

const session = (id: number, title: string, status: SessionStatus, more: Partial<Session> = {}): Session => ({
  id,
  title,
  status,
  classId: 3,
  teacherId: 7,
  date: today,
  time: '10:00',
  durationMinutes: 30,
  meetingLink: `https://meet.example/Kiewiet-${id}`,
  participants: null,
  expectedParticipants: 21,
  joined: 0,
  recordingLink: null,
  endedAt: null,
  forgotten: false,
  version: 1,
  class: classes[1] ?? null,
  teacher: staff[0] ?? null,
  ...more,
})

export const sampleSessions = (): Session[] => [
  session(1, 'Meet the vet: animals of the Free State', 'scheduled', {
    date: addDays(today, 3),
    classId: null,
    class: null,
    expectedParticipants: 89,
  }),
  session(2, 'Story time with puppets', 'live', { joined: 9 }),
  session(5, 'Bake with numbers', 'live', { date: addDays(today, -2), joined: 4, forgotten: true }),
  session(3, 'Letter sounds', 'completed', { date: addDays(today, -4), participants: 18 }),
  session(4, 'Yoga like a lion', 'cancelled', { date: addDays(today, -1) }),
]

const placeOf = ({ status }: Session) => (status === 'live' ? 0 : status === 'scheduled' ? 1 : 2)

/** What is live, then what is to come, the next first, then what is behind, the latest first. */
const inOrder = (sessions: readonly Session[]): Session[] =>
  sessions.toSorted((one, other) => {
    const later = `${one.date} ${one.time}` > `${other.date} ${other.time}` ? 1 : -1
    return placeOf(one) - placeOf(other) || (one.status === 'scheduled' ? later : -later)
  })

export const pastSessions = (count: number): Session[] =>
  Array.from({ length: count }, (_, index) =>
    session(100 + index, `Reading hour ${index + 1}`, 'completed', {
      date: addDays(today, -10 - index),
      participants: 12,
      recordingLink: `https://files.example/${index}`,
    }),
  )

/** A server in memory: what is planned or started in a story is there afterwards. Answers given by the story come first. */
export function sessionServer(overrides: readonly Mock[] = [], filled = true, past: readonly Session[] = []): Mock[] {
  let sessions = filled ? [...sampleSessions(), ...past] : []
  const patch = (id: number, values: Partial<Session>) => {
    sessions = sessions.map((one) => (one.id === id ? { ...one, ...values, version: one.version + 1 } : one))
    return sessions.find((one) => one.id === id) as Session
  }
  const add = (input: Partial<Session>, status: SessionStatus) => {
    const id = Math.max(0, ...sessions.map((one) => one.id)) + 1
    const room = classes.find((one) => one.id === input.classId) ?? null
    const made = session(id, input.title ?? '', status, {
      ...input,
      class: room,
      meetingLink: `https://meet.example/${id}`,
    })
    sessions = [made, ...sessions]
    return made
  }
  return [
    ...overrides,
    mockOf(SessionChoicesDocument, { classes, staff }),
    mockOf(VirtualClassroomDocument, () => {
      const live = sessions.filter(({ status, forgotten }) => status === 'live' && !forgotten)
      return {
        virtualClassroom: {
          activeSessions: live.length,
          totalParticipants: live.reduce((sum, { joined }) => sum + joined, 0),
          scheduledToday: sessions.filter(({ date, status }) => date === today && status !== 'cancelled').length,
          averageAttendance: filled ? 86 : null,
          meetingDomain: 'meet.jit.si',
          byStatus: sessionStatuses.map((status) => ({
            status,
            count: sessions.filter((one) => one.status === status).length,
          })),
          current: inOrder(
            sessions.filter(({ status, date }) => status === 'live' || (status === 'scheduled' && date === today)),
          ),
        },
      }
    }),
    mockOf(VirtualSessionsDocument, ({ status, recorded, ...page }) => {
      const found = sessions.filter(
        (one) => (!status || one.status === status) && (!recorded || one.recordingLink !== null),
      )
      return { virtualSessions: pageOf(inOrder(found), page) }
    }),
    mockOf(CreateVirtualSessionDocument, ({ input }) => ({
      createVirtualSession: add(input as Partial<Session>, 'scheduled'),
    })),
    mockOf(StartInstantSessionDocument, ({ input }) => ({
      startInstantSession: add(input as Partial<Session>, 'live'),
    })),
    mockOf(UpdateVirtualSessionDocument, ({ input: { id, ...values } }) => ({
      updateVirtualSession: patch(id, values as Partial<Session>),
    })),
    mockOf(StartVirtualSessionDocument, ({ id }) => ({ startVirtualSession: patch(id, { status: 'live' }) })),
    mockOf(EndVirtualSessionDocument, ({ input: { id, participants, recordingLink = null } }) => ({
      endVirtualSession: patch(id, { status: 'completed', participants, recordingLink }),
    })),
    mockOf(CancelVirtualSessionDocument, ({ id }) => ({ cancelVirtualSession: patch(id, { status: 'cancelled' }) })),
    mockOf(ReinstateVirtualSessionDocument, ({ id }) => ({
      reinstateVirtualSession: patch(id, { status: 'scheduled' }),
    })),
  ]
}
