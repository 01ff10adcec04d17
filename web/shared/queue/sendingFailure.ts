import { failureOf } from '#web/app/failure.ts'
import { isOutdated } from '#web/app/outdated.ts'
import { SendingFailed } from './SendQueue.ts'

/** Failures that pass: what waits is sent again. */
const passing = new Set(['UNREACHABLE', 'UNAVAILABLE', 'INTERNAL_SERVER_ERROR', 'TOO_MANY_REQUESTS'])

/** What a failed mutation means for what waits. */
export function sendingFailure(error: unknown): SendingFailed {
  const { code, message } = failureOf(error)
  if (isOutdated(code)) return new SendingFailed('outdated', message)
  if (code === 'UNAUTHENTICATED') return new SendingFailed('signed_out', message)
  return new SendingFailed(passing.has(code) ? 'away' : 'refused', message)
}
