import {
  type AttendanceStatus,
  endsBeforeStart,
  type MarkedValues,
  nothing,
} from '#graphql/attendance/attendance.rules.ts'
import { timeInJohannesburg, todayInJohannesburg } from '#graphql/values/dates.ts'
import { childName } from '#web/admin/shared/format.ts'
import { keyOf, type NewMark, type WaitingMark } from '#web/shared/attendance/mark.ts'
import type { ClassRegisterQuery } from '../attendance.generated.ts'

export type RegisterEntry = ClassRegisterQuery['register']['entries'][number]
export type RegisterClass = ClassRegisterQuery['register']['classes'][number]
/** Somebody who may collect a child. */
export type Collector = RegisterEntry['mayCollect'][number]
export type Entry = NonNullable<RegisterEntry['attendance']>

/** A child's line as the screen shows it: a mark that is not sent yet hides what the server has. */
export interface RegisterRow {
  childId: number
  name: string
  allergies: string | null
  profileImage: string | null
  collectors: readonly Collector[]
  absence: RegisterEntry['absence']
  /** What the server has. */
  entry: Entry | null
  values: MarkedValues
  waiting: WaitingMark | null
}

export const valuesOf = ({ status, timeIn, timeOut, notes, collectedBy, collectedReason }: Entry): MarkedValues => ({
  status: status as AttendanceStatus,
  timeIn,
  timeOut,
  notes,
  collectedBy,
  collectedReason,
})

export const rowsOf = (
  date: string,
  entries: readonly RegisterEntry[],
  marks: ReadonlyMap<string, WaitingMark>,
): RegisterRow[] =>
  entries.map(({ childId, allergies, profileImage, mayCollect, absence, attendance, ...child }) => {
    const waiting = marks.get(keyOf(date, childId)) ?? null
    const values = waiting?.values ?? (attendance ? valuesOf(attendance) : nothing)
    return {
      childId,
      name: childName(child),
      allergies,
      profileImage,
      collectors: mayCollect,
      absence,
      entry: attendance,
      values,
      waiting,
    }
  })

export const countsOf = (rows: readonly RegisterRow[]) => {
  const of = (status: AttendanceStatus | null) => rows.filter((row) => row.values.status === status).length
  return { present: of('present'), late: of('late'), absent: of('absent'), open: of(null) }
}

/**
 * What a row says when its status is pressed. Who comes today comes now; on another day nobody knows when.
 * @param before what an absent child's row said before it was marked absent: times and collector come back with the status
 */
export function pressed(
  row: RegisterRow,
  status: AttendanceStatus,
  date: string,
  now = new Date(),
  before?: MarkedValues,
): MarkedValues {
  if (row.values.status === 'absent' && before?.status && before.status !== 'absent') return { ...before, status }
  if (status === 'absent') return { ...nothing, status, notes: row.values.notes ?? (row.absence?.reason || null) }
  const cameNow = date === todayInJohannesburg(now) && row.values.timeIn === null
  return { ...row.values, status, timeIn: cameNow ? timeInJohannesburg(now) : row.values.timeIn }
}

/** Why a child cannot leave now, in words: by the register it comes later. Null where it can. */
export function departureProblem(
  { name, values: { timeIn, timeOut } }: Pick<RegisterRow, 'name' | 'values'>,
  date: string,
  now = new Date(),
): string | null {
  const time = timeInJohannesburg(now)
  if (date !== todayInJohannesburg(now) || timeOut !== null || !endsBeforeStart(timeIn, time)) return null
  return `${name} cannot have left yet: the register says that ${name} arrived at ${timeIn}, and it is ${time} now. Correct the time in first.`
}

/**
 * What a row says once somebody was chosen as collector: the child leaves today now, unless a time out is there. "Not
 * yet" takes the time out away again. {@link departureProblem} is asked first.
 */
export function collected(
  { values }: Pick<RegisterRow, 'values'>,
  collectedBy: string | null,
  date: string,
  now = new Date(),
  collectedReason: string | null = null,
): MarkedValues {
  if (date !== todayInJohannesburg(now)) return { ...values, collectedBy, collectedReason }
  if (collectedBy === null) return { ...values, collectedBy, collectedReason, timeOut: null }
  return { ...values, collectedBy, collectedReason, timeOut: values.timeOut ?? timeInJohannesburg(now) }
}

/**
 * What "Mark all present" says of the children nobody has marked yet: those whom a parent told of are absent. It sets
 * no times: a whole class does not come in one minute.
 */
export const allPresent = (rows: readonly RegisterRow[]): { row: RegisterRow; values: MarkedValues }[] =>
  rows
    .filter((row) => row.values.status === null)
    .map((row) => ({
      row,
      values: row.absence
        ? { ...nothing, status: 'absent', notes: row.absence.reason || null }
        : { ...nothing, status: 'present' },
    }))

export const statusLabels: Record<AttendanceStatus, string> = { present: 'Present', late: 'Late', absent: 'Absent' }

/** `Late, in 08:40, out 15:00` */
export function formatMark({ status, timeIn, timeOut, collectedBy, collectedReason, notes }: MarkedValues): string {
  if (status === null) return 'no entry'
  const parts = [
    statusLabels[status],
    timeIn && `in ${timeIn}`,
    timeOut && `out ${timeOut}`,
    collectedBy && `collected by ${collectedBy}${collectedReason ? ` (${collectedReason})` : ''}`,
    notes && `“${notes}”`,
  ]
  return parts.filter(Boolean).join(', ')
}

/** What a new mark of a row rests on. */
export const markOf = (row: RegisterRow, date: string, values: MarkedValues): NewMark => ({
  date,
  childId: row.childId,
  values,
  version: row.entry?.version ?? null,
  before: row.entry ? valuesOf(row.entry) : null,
})
