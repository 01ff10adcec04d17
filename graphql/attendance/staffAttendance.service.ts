import { lockStaff } from '#graphql/accounts/lockStaff.ts'
import { createRow, editRow, removalOf } from '#graphql/data/rows.ts'
import { wordOrder } from '#graphql/data/search.ts'
import { rowsOf } from '#graphql/data/statement.ts'
import { onDutyOn } from '#graphql/duties/onDuty.ts'
import type { Context } from '#graphql/platform/context.ts'
import { authorise } from '#graphql/platform/policy.ts'
import { todayInJohannesburg } from '#graphql/values/dates.ts'
import { mayKeepStaffRegister } from './attendance.policy.ts'
import { hoursWorkedOf, merged } from './attendance.rules.ts'
import type { StaffAttendanceChange, StaffAttendanceInput } from './attendance.schema.ts'
import { assertDay, assertInOrder, assertNoEntry } from './oneADay.ts'
import { staffDayProblem } from './recordDay.rules.ts'
import { StaffAttendance, type StaffDay } from './staffAttendance.model.ts'

export async function listStaffAttendance(context: Context, date = todayInJohannesburg()): Promise<StaffAttendance[]> {
  authorise(context, mayKeepStaffRegister)
  return StaffAttendance.query(context.db).where({ date }).orderBy('staffId')
}

/** One statement: all staff with their entry of the day and their classes. */
const dayOfStaff = `
  select users.id as "staffId", users.first_name as "firstName", users.last_name as "lastName", users.role,
    coalesce((select json_agg(classes.name order by classes.position) from duties
      join classes on classes.id = duties.class_id and classes.deleted_at is null
      where duties.user_id = users.id and ${onDutyOn(':date')}), '[]') as classes,
    case when entry.id is null then null else json_build_object(
      'id', entry.id, 'staffId', entry.staff_id, 'date', entry.date, 'status', entry.status,
      'timeIn', to_char(entry.time_in, 'HH24:MI'), 'timeOut', to_char(entry.time_out, 'HH24:MI'),
      'hoursWorked', entry.hours_worked::float, 'notes', entry.notes, 'version', entry.version) end as attendance
  from users
  left join staff_attendance as entry on entry.staff_id = users.id and entry.date = :date
  where users.role in ('teacher', 'admin') and users.deleted_at is null
  order by ${wordOrder('users.last_name', 'users.first_name')}, users.id`

export async function readStaffDay(context: Context, date: string): Promise<StaffDay[]> {
  authorise(context, mayKeepStaffRegister)
  return rowsOf(context.db, dayOfStaff, { date })
}

/** @throws AppError BAD_USER_INPUT for a future day */
export async function recordStaffAttendance(context: Context, input: StaffAttendanceInput): Promise<StaffAttendance> {
  const viewer = authorise(context, mayKeepStaffRegister)
  return createRow(context, StaffAttendance, { action: 'recordStaffAttendance', input }, async (inner) => {
    const { staffId, date, status, timeIn = null, timeOut = null, notes = null } = input
    // locked, so that one of two simultaneous entries for a day is refused
    await lockStaff(inner, staffId)
    assertDay(staffDayProblem({ ...input, today: todayInJohannesburg() }))
    await assertNoEntry(inner, StaffAttendance, { staffId, date })
    return { staffId, date, status, timeIn, timeOut, hoursWorked: hoursWorkedOf(input), notes, recordedBy: viewer.id }
  })
}

/** Hours after a change: as given; from the times if one of them changed; else unchanged. */
function hoursAfter(
  input: StaffAttendanceChange,
  before: StaffAttendance,
  { timeIn, timeOut }: Pick<StaffAttendance, 'timeIn' | 'timeOut'>,
) {
  if (input.hoursWorked !== undefined) return hoursWorkedOf({ timeIn, timeOut, hoursWorked: input.hoursWorked })
  const timesChanged = timeIn !== before.timeIn || timeOut !== before.timeOut
  return timesChanged ? hoursWorkedOf({ timeIn, timeOut }) : before.hoursWorked
}

export async function updateStaffAttendance(context: Context, id: number, input: StaffAttendanceChange) {
  authorise(context, mayKeepStaffRegister)
  const change = { action: 'updateStaffAttendance', id, version: input.version, input }
  return editRow(context, StaffAttendance, change, async (before, inner) => {
    const { date = before.date, status = before.status } = input
    const times = { timeIn: merged(input.timeIn, before.timeIn), timeOut: merged(input.timeOut, before.timeOut) }
    assertDay(staffDayProblem({ date, status, today: todayInJohannesburg() }))
    assertInOrder(times)
    if (date !== before.date) await assertNoEntry(inner, StaffAttendance, { staffId: before.staffId, date })
    const notes = merged(input.notes, before.notes)
    return { date, status, ...times, hoursWorked: hoursAfter(input, before, times), notes }
  })
}

export const deleteStaffAttendance = removalOf(StaffAttendance, 'StaffAttendance', mayKeepStaffRegister).remove
