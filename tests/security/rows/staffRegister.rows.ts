import { wordOrder } from '#graphql/data/search.ts'
import { expect } from 'vitest'
import { arriveInRoom } from '#graphql/attendance/floor.service.ts'
import { listStaffAttendance } from '#graphql/attendance/staffAttendance.service.ts'
import type { OperationRows, RouteRows, ServiceRows } from '../row.ts'
import type { World } from '../people.ts'

/** A day of its own, so that what is written here does not count among the figures of today. */
const date = '2024-02-29'

const dayOf = async ({ server }: World) => ({
  staffId: (await server.addUser({ role: 'teacher' })).id,
  date,
  status: 'sick_leave',
})

const someDay = async (world: World): Promise<number> =>
  (
    await world.server
      .db('staff_attendance')
      .insert(await dayOf(world))
      .returning('id')
  )[0].id

const staff = ({ server: { db } }: World) =>
  db('users')
    .whereIn('role', ['teacher', 'admin'])
    .whereNull('deletedAt')
    .orderByRaw(wordOrder('last_name', 'first_name'))
    .orderBy('id')
    .select('id', 'firstName')

const daysThen = ({ server: { db } }: World): Promise<{ id: number; staffId: number }[]> =>
  db('staff_attendance').where({ date }).orderBy('staff_id').select('id', 'staffId')

export const staffRegisterOperations: OperationRows = {
  'Query.staffDay': {
    may: 'admin',
    document: 'query ($date: LocalDate!) { staffDay(date: $date) { staffId firstName attendance { id } } }',
    variables: () => ({ date }),
    sees: async (world) => {
      const entries = new Map((await daysThen(world)).map(({ id, staffId }) => [staffId, { id }]))
      return {
        staffDay: (await staff(world)).map(({ id, firstName }) => ({
          staffId: id,
          firstName,
          attendance: entries.get(id) ?? null,
        })),
      }
    },
  },
  'Query.staffMonth': {
    may: 'admin',
    document: 'query ($month: String!) { staffMonth(month: $month) { staffId firstName days } }',
    // nobody has come that month
    variables: () => ({ month: '2020-02' }),
    sees: async (world) => ({
      staffMonth: (await staff(world)).map(({ id, firstName }) => ({ staffId: id, firstName, days: 0 })),
    }),
  },
  'Mutation.recordStaffAttendance': {
    may: 'admin',
    document: `mutation ($input: StaffAttendanceInput!) {
      recordStaffAttendance(input: $input) { staffId date status }
    }`,
    variables: async (world) => ({ input: await dayOf(world) }),
    sees: (_world, _who, { input }) => ({ recordStaffAttendance: input }),
  },
  'Mutation.updateStaffAttendance': {
    may: 'admin',
    document: `mutation ($id: Int!, $input: StaffAttendanceChangeInput!) {
      updateStaffAttendance(id: $id, input: $input) { id status }
    }`,
    variables: async (world) => ({ id: await someDay(world), input: { status: 'present' } }),
    sees: (_world, _who, { id }) => ({ updateStaffAttendance: { id, status: 'present' } }),
  },
  'Mutation.deleteStaffAttendance': {
    may: 'admin',
    document: 'mutation ($id: Int!) { deleteStaffAttendance(id: $id) { id } }',
    variables: async (world) => ({ id: await someDay(world) }),
    sees: (_world, _who, { id }) => ({ deleteStaffAttendance: { id } }),
  },
}

export const staffRegisterRoutes: RouteRows = {
  'GET /api/admin/staff-attendance': {
    may: 'admin',
    search: `?date=${date}`,
    sees: async (world) => ({
      success: true,
      attendance: (await daysThen(world)).map((row) => expect.objectContaining(row)),
    }),
  },
  'POST /api/admin/staff-attendance': {
    may: 'admin',
    body: dayOf,
    sees: () => ({
      success: true,
      message: 'Attendance recorded successfully',
      attendance: expect.objectContaining({ date, status: 'sick_leave' }),
    }),
  },
  'PUT /api/admin/staff-attendance/:id': {
    may: 'admin',
    id: someDay,
    body: () => ({ status: 'present' }),
    sees: () => ({
      success: true,
      message: 'Attendance updated successfully',
      attendance: expect.objectContaining({ date, status: 'present' }),
    }),
  },
  'DELETE /api/admin/staff-attendance/:id': {
    may: 'admin',
    id: someDay,
    sees: () => ({ success: true, message: 'Attendance deleted successfully' }),
  },
}

export const staffRegisterServices: ServiceRows = {
  'the staff register of a day': {
    may: 'admin',
    call: async (context) => (await listStaffAttendance(context, date)).map(({ id, staffId }) => ({ id, staffId })),
    sees: daysThen,
  },
  // the PIN at a tablet has said before that somebody works in its room
  'arriving in a room': {
    may: 'class',
    call: async (context, { server: { db }, classId, today }) => {
      const entry = { staffId: context.viewer.id, date: today }
      await db('staff_attendance').where(entry).delete()
      await arriveInRoom(context, [classId])
      return db('staff_attendance').where(entry).delete().returning('room_id')
    },
    // a teacher of another class has not arrived by it
    sees: ({ classId }, who) => (who === 'classTeacher' ? [{ roomId: classId }] : []),
  },
}
