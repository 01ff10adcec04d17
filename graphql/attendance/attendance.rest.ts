import * as z from 'zod/mini'
import { day, done, maybe, number, shaped, success, text, time } from '#graphql/platform/rest/answer.ts'
import { adminRoute, allAs, changed, confirmed } from '#graphql/platform/rest/route.ts'
import { attendanceStatuses, staffStatuses } from './attendance.rules.ts'
import {
  attendanceChangeSchema,
  attendanceSchema,
  dayQuerySchema,
  staffAttendanceChangeSchema,
  staffAttendanceSchema,
} from './attendance.schema.ts'
import { deleteAttendance, listAttendance, recordAttendance, updateAttendance } from './records.service.ts'
import {
  deleteStaffAttendance,
  listStaffAttendance,
  recordStaffAttendance,
  updateStaffAttendance,
} from './staffAttendance.service.ts'

const entry = z.object({
  id: number,
  childId: number,
  date: day,
  status: z.enum(attendanceStatuses),
  timeIn: maybe(time),
  timeOut: maybe(time),
  notes: maybe(text),
  collectedBy: maybe(text),
  collectedReason: maybe(text),
  version: number,
})
const present = shaped(entry)

const staffEntry = z.object({
  id: number,
  staffId: number,
  date: day,
  status: z.enum(staffStatuses),
  timeIn: maybe(time),
  timeOut: maybe(time),
  hoursWorked: maybe(z.number()),
  notes: maybe(text),
  version: number,
})
const presentStaff = shaped(staffEntry)

const recorded = 'Attendance recorded successfully'
const updated = 'Attendance updated successfully'
const deleted = 'Attendance deleted successfully'

export const attendanceRoutes = [
  adminRoute.get('/api/admin/attendance', {
    summary: 'The register of a day; today by default',
    query: dayQuerySchema,
    answer: success({ attendance: z.array(entry) }),
    handle: async ({ context, query }) => allAs('attendance', await listAttendance(context, query.date), present),
  }),
  adminRoute.post('/api/admin/attendance', {
    summary: "Records a child's day",
    body: attendanceSchema,
    status: 201,
    answer: done({ attendance: entry }),
    conflict: 'This child already has a record for that day: `existingId`.',
    handle: async ({ context, body }) =>
      changed(recorded, { attendance: present(await recordAttendance(context, body)) }),
  }),
  adminRoute.put('/api/admin/attendance/:id', {
    summary: 'Changes a register entry',
    body: attendanceChangeSchema,
    answer: done({ attendance: entry }),
    conflict: 'This child has another record for that day.',
    handle: async ({ context, body, id }) =>
      changed(updated, { attendance: present(await updateAttendance(context, id, body)) }),
  }),
  adminRoute.delete('/api/admin/attendance/:id', {
    summary: 'Removes an entry from the register',
    handle: ({ context, id, version }) => confirmed(deleted, deleteAttendance(context, id, version)),
  }),
  adminRoute.get('/api/admin/staff-attendance', {
    summary: 'The staff register of a day; today by default',
    query: dayQuerySchema,
    answer: success({ attendance: z.array(staffEntry) }),
    handle: async ({ context, query }) =>
      allAs('attendance', await listStaffAttendance(context, query.date), presentStaff),
  }),
  adminRoute.post('/api/admin/staff-attendance', {
    summary: "Records a staff member's day",
    body: staffAttendanceSchema,
    status: 201,
    answer: done({ attendance: staffEntry }),
    conflict: 'This staff member already has a record for that day: `existingId`.',
    handle: async ({ context, body }) =>
      changed(recorded, { attendance: presentStaff(await recordStaffAttendance(context, body)) }),
  }),
  adminRoute.put('/api/admin/staff-attendance/:id', {
    summary: 'Changes a staff register entry',
    body: staffAttendanceChangeSchema,
    answer: done({ attendance: staffEntry }),
    conflict: 'This staff member has another record for that day.',
    handle: async ({ context, body, id }) =>
      changed(updated, { attendance: presentStaff(await updateStaffAttendance(context, id, body)) }),
  }),
  adminRoute.delete('/api/admin/staff-attendance/:id', {
    summary: 'Removes an entry from the staff register',
    handle: ({ context, id, version }) => confirmed(deleted, deleteStaffAttendance(context, id, version)),
  }),
]
