import { admin } from '#graphql/platform/policy.ts'
import { route } from '#graphql/platform/rest.ts'
import type { Attendance } from './attendance.model.ts'
import {
  attendanceChangeSchema,
  attendanceSchema,
  dayQuerySchema,
  staffAttendanceChangeSchema,
  staffAttendanceSchema,
} from './attendance.schema.ts'
import { deleteAttendance, listAttendance, recordAttendance, updateAttendance } from './records.service.ts'
import type { StaffAttendance } from './staffAttendance.model.ts'
import {
  deleteStaffAttendance,
  listStaffAttendance,
  recordStaffAttendance,
  updateStaffAttendance,
} from './staffAttendance.service.ts'

const present = ({ id, childId, date, status, timeIn, timeOut, notes, collectedBy, version }: Attendance) => ({
  id,
  childId,
  date,
  status,
  timeIn,
  timeOut,
  notes,
  collectedBy,
  version,
})

const presentStaff = (entry: StaffAttendance) => ({
  id: entry.id,
  staffId: entry.staffId,
  date: entry.date,
  status: entry.status,
  timeIn: entry.timeIn,
  timeOut: entry.timeOut,
  hoursWorked: entry.hoursWorked,
  notes: entry.notes,
  version: entry.version,
})

const recorded = 'Attendance recorded successfully'
const updated = 'Attendance updated successfully'
const deleted = 'Attendance deleted successfully'

export const attendanceRoutes = [
  route({
    method: 'GET',
    path: '/api/admin/attendance',
    summary: 'The register of a day; today without a date',
    policy: admin,
    query: dayQuerySchema,
    handle: async ({ context, query }) => ({
      success: true,
      attendance: (await listAttendance(context, query.date)).map(present),
    }),
  }),
  route({
    method: 'POST',
    path: '/api/admin/attendance',
    summary: "Records a child's day",
    policy: admin,
    body: attendanceSchema,
    status: 201,
    handle: async ({ context, body }) => ({
      success: true,
      message: recorded,
      attendance: present(await recordAttendance(context, body)),
    }),
  }),
  route({
    method: 'PUT',
    path: '/api/admin/attendance/:id',
    summary: 'Changes an entry of the register',
    policy: admin,
    body: attendanceChangeSchema,
    handle: async ({ context, body, id }) => ({
      success: true,
      message: updated,
      attendance: present(await updateAttendance(context, id, body)),
    }),
  }),
  route({
    method: 'DELETE',
    path: '/api/admin/attendance/:id',
    summary: 'Takes an entry out of the register',
    policy: admin,
    handle: async ({ context, id }) => {
      await deleteAttendance(context, id)
      return { success: true, message: deleted }
    },
  }),
  route({
    method: 'GET',
    path: '/api/admin/staff-attendance',
    summary: 'The staff register of a day; today without a date',
    policy: admin,
    query: dayQuerySchema,
    handle: async ({ context, query }) => ({
      success: true,
      attendance: (await listStaffAttendance(context, query.date)).map(presentStaff),
    }),
  }),
  route({
    method: 'POST',
    path: '/api/admin/staff-attendance',
    summary: 'Records a day of a member of staff',
    policy: admin,
    body: staffAttendanceSchema,
    status: 201,
    handle: async ({ context, body }) => ({
      success: true,
      message: recorded,
      attendance: presentStaff(await recordStaffAttendance(context, body)),
    }),
  }),
  route({
    method: 'PUT',
    path: '/api/admin/staff-attendance/:id',
    summary: 'Changes an entry of the staff register',
    policy: admin,
    body: staffAttendanceChangeSchema,
    handle: async ({ context, body, id }) => ({
      success: true,
      message: updated,
      attendance: presentStaff(await updateStaffAttendance(context, id, body)),
    }),
  }),
  route({
    method: 'DELETE',
    path: '/api/admin/staff-attendance/:id',
    summary: 'Takes an entry out of the staff register',
    policy: admin,
    handle: async ({ context, id }) => {
      await deleteStaffAttendance(context, id)
      return { success: true, message: deleted }
    },
  }),
]
