import { failureOf } from '#web/app/failure.ts'
import { OperationError } from '#web/app/graphqlFetch.ts'
import { toast } from '#web/ui/Toast/toast.ts'

const saysNothing = new Set(['INTERNAL_SERVER_ERROR', 'UNREACHABLE'])

/** What a failed change is called, with what the server says of it where that helps. */
export function failureText(words: string, error: unknown): string {
  const { code, message } = failureOf(error)
  return saysNothing.has(code) ? words : `${words}. ${message}`
}

/** Says in a toast that something failed: admin specification, section 8. */
export const tellFailure = (words: string, error: unknown) =>
  toast({ tone: 'danger', title: 'Error', text: failureText(words, error) })

const detailsOf = (error: unknown) => (error instanceof OperationError ? error.details : {})

/** What the server has now, where a save was refused because somebody else saved first; `null` for other errors. */
export function currentOf<Current = Record<string, unknown> & { version: number }>(error: unknown): Current | null {
  const { code, current } = detailsOf(error)
  return code === 'STALE' && current ? (current as Current) : null
}

/** Number of the record that is in the way of a new one, where the server said so. */
export const existingIdOf = (error: unknown): number | null => detailsOf(error).existingId ?? null

/** One change that somebody else made: the name of the field and what it says now. */
export interface ForeignChange {
  label: string
  now: string
}

/** Lists and objects are compared by what they hold. */
const textOf = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value))

/**
 * What is different on the server from what a form was opened with.
 * @param labels name of each field, and how its values are put into words where they are codes or ids
 */
export function foreignChanges(
  opened: object,
  current: object,
  labels: Record<string, { label: string; format?: (value: unknown) => string }>,
): ForeignChange[] {
  const [before, now] = [opened, current] as [Record<string, unknown>, Record<string, unknown>]
  return Object.entries(labels).flatMap(([field, { label, format }]) => {
    const [old, value] = [before[field] ?? '', now[field] ?? '']
    if (textOf(old) === textOf(value)) return []
    return [{ label, now: value === '' ? 'empty' : (format?.(value) ?? String(value)) }]
  })
}
