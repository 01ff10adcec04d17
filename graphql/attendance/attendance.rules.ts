import { isSameName } from '#graphql/contacts/contacts.rules.ts'
import { hoursBetween } from '#graphql/values/dates.ts'

export const attendanceStatuses = ['present', 'absent', 'late'] as const
export type AttendanceStatus = (typeof attendanceStatuses)[number]

export const staffStatuses = ['present', 'absent', 'late', 'sick_leave', 'personal_leave'] as const
export type StaffStatus = (typeof staffStatuses)[number]

export const staffStatusLabels: Record<StaffStatus, string> = {
  present: 'Present',
  absent: 'Absent',
  late: 'Late',
  sick_leave: 'Sick Leave',
  personal_leave: 'Personal Leave',
}

/** Late counts as present. */
export const presentStatuses = ['present', 'late'] as const satisfies readonly AttendanceStatus[]

export const isPresent = (status: AttendanceStatus): boolean => status !== 'absent'

export const isOnLeave = (status: StaffStatus): boolean => status === 'sick_leave' || status === 'personal_leave'

/** Class id for children without a class, in the register and its URLs. */
export const withoutClass = 0

/** A month, `yyyy-MM`. */
export const isMonth = (text: string): boolean => /^(?!0000)\d{4}-(0[1-9]|1[0-2])$/.test(text)

/** Maximum days in one absence report, and maximum children marked in one request. */
export const longestAbsenceDays = 92
export const mostMarks = 200

export const endsBeforeStart = (timeIn: string | null | undefined, timeOut: string | null | undefined): boolean =>
  Boolean(timeIn && timeOut && timeOut < timeIn)

/** Hours worked: as given, else from time in to time out, to two decimals; null while one of them is missing. */
export function hoursWorkedOf(times: { timeIn?: string | null; timeOut?: string | null; hoursWorked?: number | null }) {
  if (times.hoursWorked != null) return times.hoursWorked
  return times.timeIn && times.timeOut ? hoursBetween(times.timeIn, times.timeOut) : null
}

/** A mark for a child on a day. `status` null removes the entry. */
export interface MarkedValues {
  status: AttendanceStatus | null
  timeIn: string | null
  timeOut: string | null
  notes: string | null
  collectedBy: string | null
  /** Reason why somebody not authorised to collect the child did so. */
  collectedReason: string | null
}

/** An absent child has no times. */
export const tidyMark = <Values extends MarkedValues>(values: Values): Values =>
  values.status === 'absent' || values.status === null
    ? { ...values, timeIn: null, timeOut: null, collectedBy: null, collectedReason: null }
    : { ...values, collectedReason: values.collectedBy === null ? null : values.collectedReason }

export const nothing: MarkedValues = {
  status: null,
  timeIn: null,
  timeOut: null,
  notes: null,
  collectedBy: null,
  collectedReason: null,
}

/** Given values win, null included; those left out stay as they are. */
export const merged = <Value>(given: Value | undefined, before: Value): Value => (given === undefined ? before : given)

/** The reason applies to one person and is dropped for another one. */
const reasonBefore = (given: Partial<MarkedValues>, before: MarkedValues) =>
  given.collectedBy === undefined || given.collectedBy === before.collectedBy ? before.collectedReason : null

export const markedValues = (given: Partial<MarkedValues>, before = nothing): MarkedValues =>
  tidyMark({
    status: merged(given.status, before.status),
    timeIn: merged(given.timeIn, before.timeIn),
    timeOut: merged(given.timeOut, before.timeOut),
    notes: merged(given.notes, before.notes),
    collectedBy: merged(given.collectedBy, before.collectedBy),
    collectedReason: merged(given.collectedReason, reasonBefore(given, before)),
  })

export const saysTheSame = (one: MarkedValues, other: MarkedValues): boolean =>
  (Object.keys(nothing) as (keyof MarkedValues)[]).every((name) => one[name] === other[name])

/**
 * Outcome of a mark. One that changes nothing is accepted, so that a mark repeated after a lost response is never a
 * conflict; one based on an outdated version is refused.
 * @param version version of the entry that the mark is based on; null if there was none
 */
export function decideMark(
  existing: (MarkedValues & { version: number }) | null,
  mark: MarkedValues & { version: number | null },
): 'same' | 'write' | 'remove' | 'refuse' {
  if (!existing) {
    if (mark.status === null) return 'same'
    return mark.version === null ? 'write' : 'refuse'
  }
  if (mark.status !== null && saysTheSame(existing, mark)) return 'same'
  if (existing.version !== mark.version) return 'refuse'
  return mark.status === null ? 'remove' : 'write'
}

/** Whether a name is among those who may collect a child, regardless of spelling variants. */
export const mayCollect = (collectors: readonly string[], name: string): boolean =>
  collectors.some((collector) => isSameName(collector, name))

/**
 * Whether a reason is needed for the collector: a person who is not authorised. A collector already in the entry is not
 * questioned again.
 */
export const needsReason = (
  collectors: readonly string[],
  { collectedBy, collectedReason }: Pick<MarkedValues, 'collectedBy' | 'collectedReason'>,
  before: Pick<MarkedValues, 'collectedBy'> | null,
): boolean =>
  Boolean(collectedBy) &&
  !collectedReason &&
  collectedBy !== before?.collectedBy &&
  !mayCollect(collectors, collectedBy ?? '')
