import type { ApolloClient } from '@apollo/client'
import type { AttendanceStatus } from '#graphql/attendance/attendance.rules.ts'
import { quiet } from '#web/app/freshness.ts'
import { failureOf } from '#web/app/failure.ts'
import type { MarkResult, WaitingMark } from '#web/shared/attendance/mark.ts'
import { SendingFailed } from '../queue/MarkQueue.ts'
import { MarkAttendanceDocument } from './register.generated.ts'
import type { Entry } from './rows.ts'

/** Failures that pass: the mark waits and is sent again. */
const passing = new Set(['UNREACHABLE', 'UNAVAILABLE', 'INTERNAL_SERVER_ERROR', 'TOO_MANY_REQUESTS'])

export interface SentMark extends MarkResult {
  entry: Entry | null
}

/**
 * Sends marks of one day in one request.
 * @throws SendingFailed
 */
export async function sendMarks(
  client: ApolloClient,
  date: string,
  marks: readonly WaitingMark[],
): Promise<SentMark[]> {
  const input = { date, marks: marks.map(({ childId, values, version }) => ({ childId, version, ...values })) }
  try {
    const { data } = await client.mutate({ mutation: MarkAttendanceDocument, variables: { input }, context: quiet })
    return (data?.markAttendance.outcomes ?? []).map(({ childId, refused, attendance: entry }) => ({
      childId,
      refused,
      entry,
      there: entry && { ...entry, status: entry.status as AttendanceStatus },
    }))
  } catch (error) {
    const { code, message } = failureOf(error)
    if (code === 'UNAUTHENTICATED') throw new SendingFailed('signed_out', message)
    throw new SendingFailed(passing.has(code) ? 'away' : 'refused', message)
  }
}
