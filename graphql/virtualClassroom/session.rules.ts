export const sessionStatuses = ['scheduled', 'live', 'completed', 'cancelled'] as const
export type SessionStatus = (typeof sessionStatuses)[number]

export const statusLabels: Record<SessionStatus, string> = {
  scheduled: 'Scheduled',
  live: 'Live',
  completed: 'Completed',
  cancelled: 'Cancelled',
}

export const roomPrefix = 'Kiewiet-'

export const shortestMinutes = 5
export const longestMinutes = 480

/** The steps that a session can take. What is over stays as it was. */
const steps: Record<SessionStatus, readonly SessionStatus[]> = {
  scheduled: ['live', 'cancelled'],
  live: ['completed'],
  completed: [],
  cancelled: ['scheduled'],
}

export const canBecome = (status: SessionStatus, next: SessionStatus) => steps[status].includes(next)

/** Only what has not begun can be planned otherwise. */
export const canBeEdited = (status: SessionStatus) => status === 'scheduled'

/** Minutes that a session may go on beyond its planned time. */
export const mayRunOver = 30

/**
 * Whether the time of a live session is long over: somebody forgot to end it. Parents are not let into it any more, and
 * it is not counted as live; how it went can still be recorded.
 * @param now milliseconds since 1970
 */
export const isForgotten = (
  { status, startedAt, durationMinutes }: { status: string; startedAt: string | null; durationMinutes: number },
  now: number,
) => status === 'live' && startedAt !== null && Date.parse(startedAt) + (durationMinutes + mayRunOver) * 60_000 <= now

/** Whether the text is an address of a page that travels encrypted, without a password in it. */
export function isSecureLink(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, username, password } = new URL(text)
  return protocol === 'https:' && hostname.includes('.') && username === '' && password === ''
}

/**
 * Share of the expected children who took part, in percent: of all completed sessions together, so that a large class
 * counts more than a small one. `null` while nothing was expected.
 */
export function attendanceAverage(sessions: readonly { participants: number; expected: number }[]): number | null {
  const expected = sessions.reduce((sum, session) => sum + session.expected, 0)
  if (expected === 0) return null
  // more may come than are expected: a sibling, a new child
  const came = sessions.reduce((sum, session) => sum + Math.min(session.participants, session.expected), 0)
  return Math.round((came / expected) * 100)
}
