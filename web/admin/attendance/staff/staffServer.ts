import { todayInJohannesburg } from '#graphql/values/dates.ts'
import { failure, type Mock, mockOf } from '#web/app/mocks.tsx'
import {
  DeleteStaffAttendanceDocument,
  RecordStaffAttendanceDocument,
  StaffDayDocument,
  UpdateStaffAttendanceDocument,
} from '../attendance.generated.ts'
import type { StaffEntry, StaffRow } from './staffDay.ts'

const date = todayInJohannesburg()

/** Somebody's record of today, for stories. */
export const staffEntry = (staffId: number, overrides: Partial<StaffEntry> = {}): StaffEntry => ({
  id: 500 + staffId,
  staffId,
  date,
  status: 'present',
  timeIn: '06:55',
  timeOut: null,
  hoursWorked: null,
  notes: null,
  version: 1,
  ...overrides,
})
const person = (staffId: number, name: string, classes: string[], attendance: StaffEntry | null): StaffRow => {
  const [firstName = '', lastName = ''] = name.split(' ')
  return { staffId, firstName, lastName, role: staffId === 1 ? 'admin' : 'teacher', classes, attendance }
}
export const sampleStaff: StaffRow[] = [
  person(1, 'Annelie Kruger', [], staffEntry(1)),
  person(2, 'Mpho Sithole', ['Explorers'], staffEntry(2, { timeOut: '15:30', hoursWorked: 8.58 })),
  person(3, 'Naledi Botha', ['Discoverers'], staffEntry(3, { status: 'late', timeIn: '08:10', notes: 'Taxi strike' })),
  person(4, 'Pieter Nel', ['Adventurers'], staffEntry(4, { status: 'sick_leave', timeIn: null, notes: 'Flu' })),
  person(5, 'Zanele Radebe', ['Young Scholars'], staffEntry(5, { status: 'personal_leave', timeIn: null })),
  person(6, 'Thabo Mahlangu', ['Future Leaders'], null),
]

/** The staff of the demo centre on a busy day. */
export const busyStaff: StaffRow[] = [
  ...sampleStaff,
  person(7, 'Grace Moeketsi', ['Little Learners'], staffEntry(7, { timeIn: '06:40' })),
  person(8, 'Nthabiseng Mabaso-Mahlangu', ['Little Learners', 'Young Scholars'], staffEntry(8, { timeIn: '07:02' })),
  person(9, 'Carla Steyn', ['Young Scholars'], staffEntry(9, { timeIn: '07:10' })),
  person(10, 'Tumi Letsie', ['Adventurers'], staffEntry(10, { status: 'absent', timeIn: null })),
  person(11, 'Johanna Malan', ['Adventurers'], staffEntry(11, { timeIn: '06:58', notes: 'Opened the gate' })),
  person(12, 'Puleng Moloi', [], null),
]

/** Answers like the server's, which remember what was recorded. */
export function staffServer(overrides: readonly Mock[] = [], staff: readonly StaffRow[] = sampleStaff): Mock[] {
  const entries = new Map(staff.map((row) => [row.staffId, row.attendance]))
  const find = (id: number) => [...entries.values()].find((one) => one?.id === id)
  return [
    ...overrides,
    mockOf(StaffDayDocument, () => ({
      closedDays: [],
      staffDay: staff.map((row) => ({ ...row, attendance: entries.get(row.staffId) ?? null })),
    })),
    mockOf(RecordStaffAttendanceDocument, ({ input }) => {
      const made = { ...staffEntry(input.staffId, { timeIn: null }), ...input } as StaffEntry
      entries.set(input.staffId, made)
      return { recordStaffAttendance: made }
    }),
    mockOf(UpdateStaffAttendanceDocument, ({ id, input }) => {
      const entry = find(id)
      if (entry && input.version !== entry.version) {
        const stale = failure('Somebody else has changed this in the meantime.', 'STALE')
        Object.assign(stale.extensions, { current: entry })
        return stale
      }
      const changed = { ...entry, ...input, version: 2 } as StaffEntry
      entries.set(changed.staffId, changed)
      return { updateStaffAttendance: changed }
    }),
    mockOf(DeleteStaffAttendanceDocument, ({ id }) => {
      const gone = find(id)
      if (!gone) return failure('This attendance record was not found.', 'NOT_FOUND')
      entries.set(gone.staffId, null)
      return { deleteStaffAttendance: gone }
    }),
  ]
}
