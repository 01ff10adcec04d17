import { User } from '#graphql/accounts/user.model.ts'
import { wordOrder } from '#graphql/data/search.ts'
import { audit } from '#graphql/data/audit.ts'
import { assertNotStale } from '#graphql/data/stale.ts'
import { transaction } from '#graphql/data/transaction.ts'
import type { Context } from '#graphql/platform/context.ts'
import { AppError, notFound } from '#graphql/platform/errors.ts'
import { authorise } from '#graphql/platform/policy.ts'
import { todayInJohannesburg } from '#graphql/values/dates.ts'
import { mayKeepStaffRegister } from './attendance.policy.ts'
import { hoursWorkedOf } from './attendance.rules.ts'
import type { StaffAttendanceChange, StaffAttendanceInput } from './attendance.schema.ts'
import { assertDay, merged, assertInOrder } from './records.service.ts'
import { staffDayProblem } from './recordDay.rules.ts'
import { StaffAttendance, type StaffDay } from './staffAttendance.model.ts'

const takenMessage =
  'This staff member already has an attendance record for that day. Edit the existing record instead.'

/** The entries of a day. For administrators. */
export async function listStaffAttendance(context: Context, date = todayInJohannesburg()): Promise<StaffAttendance[]> {
  authorise(context, mayKeepStaffRegister)
  return StaffAttendance.query(context.db).where({ date }).orderBy('staffId')
}

/** One statement: every member of staff with the entry of the day and the classes they work in. */
const dayOfStaff = `
  select users.id as "staffId", users.first_name as "firstName", users.last_name as "lastName", users.role,
    coalesce((select json_agg(classes.name order by classes.position) from class_staff
      join classes on classes.id = class_staff.class_id and classes.deleted_at is null
      where class_staff.user_id = users.id), '[]') as classes,
    case when entry.id is null then null else json_build_object(
      'id', entry.id, 'staffId', entry.staff_id, 'date', entry.date, 'status', entry.status,
      'timeIn', to_char(entry.time_in, 'HH24:MI'), 'timeOut', to_char(entry.time_out, 'HH24:MI'),
      'hoursWorked', entry.hours_worked::float, 'notes', entry.notes, 'version', entry.version) end as attendance
  from users
  left join staff_attendance as entry on entry.staff_id = users.id and entry.date = :date
  where users.role in ('teacher', 'admin') and users.deleted_at is null
  order by ${wordOrder('users.last_name', 'users.first_name')}, users.id`

/** Every teacher and administrator on a day, by name. For administrators. */
export async function readStaffDay(context: Context, date: string): Promise<StaffDay[]> {
  authorise(context, mayKeepStaffRegister)
  return ((await context.db.raw(dayOfStaff, { date })) as { rows: StaffDay[] }).rows
}

/** Says which entry already stands for that day. */
async function taken(context: Context, staffId: number, date: string) {
  const existing = await StaffAttendance.query(context.db).findOne({ staffId, date })
  return new AppError('CONFLICT', takenMessage, existing ? { existingId: existing.id } : {})
}

/**
 * Records a day of a member of staff. Hours worked are computed from the times unless given.
 * @throws AppError NOT_FOUND for somebody who is no staff, BAD_USER_INPUT for a day that has not come yet, CONFLICT with the number of the existing entry
 */
export async function recordStaffAttendance(context: Context, input: StaffAttendanceInput): Promise<StaffAttendance> {
  const viewer = authorise(context, mayKeepStaffRegister)
  return transaction(context, { action: 'recordStaffAttendance', input, model: StaffAttendance }, async (inner) => {
    const staff = await User.query(inner.db)
      .findById(input.staffId)
      .whereIn('role', ['teacher', 'admin'])
      .whereNull('deletedAt')
    if (!staff) throw notFound('This staff member')
    assertDay(staffDayProblem({ ...input, today: todayInJohannesburg() }))
    const [created]: { id: number }[] = await inner
      .db('staff_attendance')
      .insert({
        staffId: staff.id,
        date: input.date,
        status: input.status,
        timeIn: input.timeIn ?? null,
        timeOut: input.timeOut ?? null,
        hoursWorked: hoursWorkedOf(input),
        notes: input.notes ?? null,
        recordedBy: viewer.id,
      })
      .onConflict(['staffId', 'date'])
      .ignore()
      .returning('id')
    if (!created) throw await taken(inner, staff.id, input.date)
    const entry = await StaffAttendance.query(inner.db).findById(created.id).throwIfNotFound()
    await audit(inner, {
      action: 'recordStaffAttendance',
      entity: 'staff_attendance',
      entityId: entry.id,
      after: entry.auditValues(),
    })
    return entry
  })
}

/** An entry for a change: locked, so that of two changes at once the second sees the first. */
async function entryForChange(context: Context, id: number, version: number | null | undefined) {
  const entry = await StaffAttendance.query(context.db).findById(id).forUpdate()
  if (!entry) throw notFound('This attendance record')
  assertNotStale(entry, version)
  return entry
}

/**
 * The hours after a change: as given; computed anew when a time changed; else as they were.
 */
function hoursAfter(
  input: StaffAttendanceChange,
  before: StaffAttendance,
  timeIn: string | null,
  timeOut: string | null,
) {
  if (input.hoursWorked !== undefined) return hoursWorkedOf({ timeIn, timeOut, hoursWorked: input.hoursWorked })
  const timesChanged = timeIn !== before.timeIn || timeOut !== before.timeOut
  return timesChanged ? hoursWorkedOf({ timeIn, timeOut }) : before.hoursWorked
}

/**
 * Changes an entry.
 * @throws AppError NOT_FOUND, STALE, CONFLICT when it is moved to a day that is recorded already
 */
export async function updateStaffAttendance(
  context: Context,
  id: number,
  input: StaffAttendanceChange,
): Promise<StaffAttendance> {
  authorise(context, mayKeepStaffRegister)
  const named = { action: 'updateStaffAttendance', input: { id, ...input }, model: StaffAttendance }
  return transaction(context, named, async (inner) => {
    const before = await entryForChange(inner, id, input.version)
    const date = input.date ?? before.date
    const timeIn = merged(input.timeIn, before.timeIn)
    const timeOut = merged(input.timeOut, before.timeOut)
    const status = input.status ?? before.status
    assertDay(staffDayProblem({ date, status, today: todayInJohannesburg() }))
    assertInOrder({ timeIn, timeOut })
    if (date !== before.date) {
      const conflict = await taken(inner, before.staffId, date)
      if (conflict.details.existingId) throw conflict
    }
    const after = await StaffAttendance.query(inner.db).patchAndFetchById(id, {
      date,
      status,
      timeIn,
      timeOut,
      hoursWorked: hoursAfter(input, before, timeIn, timeOut),
      notes: merged(input.notes, before.notes),
      version: before.version + 1,
      updatedAt: new Date().toISOString(),
    })
    await audit(inner, {
      action: 'updateStaffAttendance',
      entity: 'staff_attendance',
      entityId: id,
      before: before.auditValues(),
      after: after.auditValues(),
    })
    return after
  })
}

/**
 * Takes an entry away. The audit log keeps what it said.
 * @returns the entry as it was
 * @throws AppError NOT_FOUND, STALE
 */
export async function deleteStaffAttendance(
  context: Context,
  id: number,
  version: number | null = null,
): Promise<StaffAttendance> {
  authorise(context, mayKeepStaffRegister)
  const named = { action: 'deleteStaffAttendance', input: { id, version }, model: StaffAttendance }
  return transaction(context, named, async (inner) => {
    const before = await entryForChange(inner, id, version)
    await StaffAttendance.query(inner.db).deleteById(id)
    await audit(inner, {
      action: 'deleteStaffAttendance',
      entity: 'staff_attendance',
      entityId: id,
      before: before.auditValues(),
    })
    return before
  })
}
