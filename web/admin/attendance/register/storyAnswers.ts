import {
  type AttendanceStatus,
  decideMark,
  type MarkedValues,
  needsReason,
  tidyMark,
} from '#graphql/attendance/attendance.rules.ts'
import { eachDay, firstOfMonth, lastOfMonth, weekdayOf } from '#graphql/values/dates.ts'
import { failure, type Mock, mockOf } from '#web/app/mocks.tsx'
import {
  ClassRegisterDocument,
  DeleteAttendanceDocument,
  MarkAttendanceDocument,
  RecordAttendanceDocument,
  RegisterMonthDocument,
  UpdateAttendanceDocument,
} from '../attendance.generated.ts'
import { type Entry, valuesOf } from './rows.ts'
import { sampleClasses, sampleEntries, sampleEntry, today } from './sampleRegister.ts'

/** What happens between a story and its server. */
export interface Wire {
  /** Marks that arrived, one list a request. */
  requests: { childId: number; status?: string | null; timeOut?: string | null }[][]
  /** While true the server cannot be reached for marks. */
  away: boolean
  /** Somebody else writes an entry behind the screen's back. */
  change: (childId: number, entry: Partial<Entry>) => void
}

/** A day of the centre's own on which nobody is recorded yet. */
export const closedDay = { id: 1, fromDate: '2026-11-19', toDate: '2026-11-19', reason: 'Staff training' }

const others = [sampleEntry(21, 'Junior Botha'), sampleEntry(22, 'Palesa Radebe')]

function monthOf(month: string) {
  const days = eachDay(firstOfMonth(month), lastOfMonth(month)).map((date) => ({
    date,
    closed: weekdayOf(date) > 5 ? 'weekend' : null,
  }))
  const lines = sampleEntries.map(({ childId, firstName, lastName }) => ({
    childId,
    firstName,
    lastName,
    namesakeBirthday: null,
    marks: days.map(({ closed }, index) => {
      if (closed || index > 20) return ''
      return (childId + index) % 11 === 0 ? 'absent' : (childId * index) % 17 === 3 ? 'late' : 'present'
    }),
  }))
  return { month, days, lines }
}

/** Answers like the server's, which remember what was marked. Made new for each story. */
export function registerServer(overrides: Mock[] = []): { mocks: Mock[]; wire: Wire } {
  const entries = new Map<number, Entry>()
  for (const { childId, attendance } of [...sampleEntries, ...others]) if (attendance) entries.set(childId, attendance)
  const wire: Wire = {
    requests: [],
    away: false,
    change: (childId, entry) => {
      const now = entries.get(childId)
      entries.set(childId, { ...(now ?? blank(childId)), ...entry, version: (now?.version ?? 0) + 1 })
    },
  }
  const write = (childId: number, date: string, values: MarkedValues) => {
    const now = entries.get(childId)
    const { status, ...rest } = tidyMark(values)
    const entry = { ...blank(childId), date, ...rest, status: status ?? 'present', version: (now?.version ?? 0) + 1 }
    entries.set(childId, entry)
    return entry
  }
  const find = (id: number) => [...entries.values()].find((entry) => entry.id === id)
  const mocks = [
    ...overrides,
    mockOf(ClassRegisterDocument, ({ date, classId }) => {
      const shown = classId ?? 3
      const list = shown === 3 ? sampleEntries : others
      const isToday = date === today
      return {
        viewer: { id: 1 },
        closedDays: date === closedDay.fromDate ? [closedDay] : [],
        register: {
          date,
          classId: shown,
          classes: sampleClasses,
          entries: list.map((entry) => ({
            ...entry,
            absence: isToday ? entry.absence : null,
            attendance: isToday ? (entries.get(entry.childId) ?? null) : null,
          })),
        },
      }
    }),
    mockOf(MarkAttendanceDocument, ({ input }) => {
      wire.requests.push(input.marks)
      if (wire.away) return failure('The database cannot be reached at the moment.', 'UNAVAILABLE')
      const outcomes = input.marks.map((mark) => {
        const there = entries.get(mark.childId) ?? null
        const values: MarkedValues = {
          status: (mark.status ?? null) as AttendanceStatus | null,
          timeIn: mark.timeIn ?? null,
          timeOut: mark.timeOut ?? null,
          notes: mark.notes ?? null,
          collectedBy: mark.collectedBy ?? null,
          collectedReason: mark.collectedReason ?? null,
        }
        const existing = there && { ...valuesOf(there), version: there.version }
        const what = decideMark(existing, { ...values, version: mark.version ?? null })
        if (what === 'write') write(mark.childId, input.date, values)
        if (what === 'remove') entries.delete(mark.childId)
        const refused = what === 'refuse' ? 'Somebody else has changed this in the meantime.' : null
        return { childId: mark.childId, refused, attendance: entries.get(mark.childId) ?? null }
      })
      return { markAttendance: { outcomes } }
    }),
    mockOf(RecordAttendanceDocument, ({ input }) => {
      if (entries.has(input.childId))
        return failure('This child already has an attendance record for that day.', 'CONFLICT')
      const values = { ...blankValues, ...input, status: input.status as AttendanceStatus } as MarkedValues
      return { recordAttendance: write(input.childId, input.date, values) }
    }),
    mockOf(UpdateAttendanceDocument, ({ id, input }) => {
      const entry = find(id)
      if (!entry) return failure('This attendance record was not found.', 'NOT_FOUND')
      if (input.version !== entry.version) {
        const stale = failure('Somebody else has changed this in the meantime.', 'STALE')
        Object.assign(stale.extensions, { current: entry })
        return stale
      }
      const values = { ...valuesOf(entry), ...input } as MarkedValues
      if (needsReason(namesOf(entry.childId), values, entry))
        return failure('Please look at the fields again.', 'BAD_USER_INPUT', {
          collectedReason: 'Please give a reason.',
        })
      return { updateAttendance: write(entry.childId, input.date ?? entry.date, values) }
    }),
    mockOf(DeleteAttendanceDocument, ({ id }) => {
      const entry = find(id)
      if (!entry) return failure('This attendance record was not found.', 'NOT_FOUND')
      entries.delete(entry.childId)
      return { deleteAttendance: entry }
    }),
    mockOf(RegisterMonthDocument, ({ month }) => ({ registerMonth: monthOf(month) })),
  ]
  return { mocks, wire }
}

const namesOf = (childId: number) =>
  [...sampleEntries, ...others].find((entry) => entry.childId === childId)?.mayCollect.map(({ name }) => name) ?? []
const blankValues = { timeIn: null, timeOut: null, notes: null, collectedBy: null, collectedReason: null }
const blank = (childId: number): Entry => ({
  id: 100 + childId,
  childId,
  date: today,
  status: 'present',
  ...blankValues,
  version: 0,
})
