import { lockStaff } from '#graphql/accounts/lockStaff.ts'
import { isOnStaff } from '#graphql/accounts/accounts.rules.ts'
import { User } from '#graphql/accounts/user.model.ts'
import { Class } from '#graphql/classes/class.model.ts'
import { listClosedDates } from '#graphql/closedDays/closedDays.service.ts'
import { findRow, lockRow } from '#graphql/data/findRow.ts'
import { createRows, editRow, editRows } from '#graphql/data/rows.ts'
import { mayGiveDuties } from '#graphql/duties/duties.policy.ts'
import { tellOfLastDuty } from '#graphql/duties/dutiesEnded.service.ts'
import { beginTeaching, endTeaching } from '#graphql/duties/duties.service.ts'
import { onDuty } from '#graphql/duties/onDuty.ts'
import { wordOrder } from '#graphql/data/search.ts'
import { audit } from '#graphql/data/audit.ts'
import { rowsOf } from '#graphql/data/statement.ts'
import { inTransaction, transaction } from '#graphql/data/transaction.ts'
import type { Context } from '#graphql/platform/context.ts'
import { AppError, conflict, notFound } from '#graphql/platform/errors.ts'
import { authorise } from '#graphql/platform/policy.ts'
import { addDays, mondayOf, timeInJohannesburg, todayInJohannesburg } from '#graphql/values/dates.ts'
import { staffRoles } from '#graphql/values/roles.ts'
import { mayKeepRegisterOf, mayKeepSomeRegister, maySeeFloor } from './attendance.policy.ts'
import type { ClassStaffInput } from './attendance.schema.ts'
import type { AttendanceWeek, RoomRatio } from './floor.model.ts'
import { roomRatiosOf } from './roomRatios.ts'
import { moveProblem, notOnRegister } from './rooms.rules.ts'
import { StaffAttendance } from './staffAttendance.model.ts'

export async function readRoomRatios(context: Context): Promise<RoomRatio[]> {
  const viewer = authorise(context, mayKeepSomeRegister)
  return (await roomRatiosOf(context.db, todayInJohannesburg())).filter((room) => mayKeepRegisterOf(viewer, room))
}

/**
 * Sets the class that a teacher of several classes is currently in. The later of two taps counts, in whatever order
 * they arrive.
 * @param at time of the tap, today
 * @throws AppError CONFLICT for somebody who does not teach the class or is not marked present
 */
export async function moveToRoom(context: Context, classId: number, at = new Date()): Promise<StaffAttendance> {
  const { id: staffId } = authorise(context, mayKeepRegisterOf, { classId })
  await findRow(context, Class, classId)
  const teaches = await context
    .db('duties')
    .where({ classId, userId: staffId })
    .modify(onDuty(todayInJohannesburg(at)))
    .first('id')
  if (!teaches) throw conflict('You do not teach this class today. Please ask the office to assign you to it first.')
  const entry = await StaffAttendance.query(context.db).findOne({ staffId, date: todayInJohannesburg(at) })
  if (!entry) throw conflict(notOnRegister)
  const request = { action: 'moveToRoom', id: entry.id, input: { classId } }
  return editRow(context, StaffAttendance, request, (before) => {
    if (before.roomSince !== null && Date.parse(before.roomSince) > at.getTime()) return null
    const problem = moveProblem(before, timeInJohannesburg(at))
    if (problem) throw conflict(problem)
    return { roomId: classId, roomSince: at.toISOString() }
  })
}

/**
 * Somebody who gives her PIN at the tablet of a room works in it from then on: she has arrived, if today's register has no
 * entry of her yet. What it says of her otherwise stays, such as that she is away or has left: the office knows more.
 * @param classIds the classes of the tablet, in their order
 */
export async function arriveInRoom(context: Context, classIds: readonly number[], at = new Date()): Promise<void> {
  const { id: staffId } = authorise(context, mayKeepSomeRegister)
  const [date, time] = [todayInJohannesburg(at), timeInJohannesburg(at)]
  await inTransaction(context, async (inner) => {
    // locked, so that of two tablets at the same time one writes down that she has arrived
    await lockStaff(inner, staffId)
    const taught: number[] = await inner.db('duties').where({ userId: staffId }).modify(onDuty(date)).pluck('class_id')
    const roomId = classIds.find((id) => taught.includes(id))
    if (roomId === undefined) return
    const there = { roomId, roomSince: at.toISOString() }
    const entry = await StaffAttendance.query(inner.db).findOne({ staffId, date })
    if (!entry) {
      const arrival = { staffId, date, status: 'present' as const, timeIn: time, recordedBy: staffId }
      await createRows(inner, StaffAttendance, 'arriveInRoom', [{ ...arrival, ...there }])
    } else if (!moveProblem(entry, time) && !classIds.includes(entry.roomId ?? 0)) {
      await editRows(inner, StaffAttendance, 'arriveInRoom', (rows) => rows.where({ id: entry.id }), there)
    }
  })
}

const weeksOfRegister = `
  select to_char(date_trunc('week', date), 'YYYY-MM-DD') as monday, count(*)::int as recorded,
    (count(*) filter (where status in ('present', 'late')))::int as present,
    round(100.0 * count(*) filter (where status in ('present', 'late')) / count(*))::int as rate
  from attendance
  where date between :first and :last
    and not (status = 'absent' and date = any(:closed))
  group by 1
  order by 1`

const mostWeeks = 53

/** Nobody is absent on a closed day: such register entries do not count. */
export async function readAttendanceTrend(context: Context, weeks = 12, today = todayInJohannesburg()) {
  authorise(context, maySeeFloor)
  if (weeks < 1 || weeks > mostWeeks) throw new AppError('BAD_USER_INPUT', `Please request 1 to ${mostWeeks} weeks.`)
  const first = addDays(mondayOf(today), -7 * (weeks - 1))
  const closed = await listClosedDates(context, first, today)
  return rowsOf<AttendanceWeek>(context.db, weeksOfRegister, { first, last: today, closed })
}

/** All staff of a class, by name, including former ones. */
function downFor(context: Context, classId: number): Promise<User[]> {
  authorise(context, maySeeFloor)
  return context.loaders
    .many<User & { classId: number }>(
      'classes.staff',
      (classIds) =>
        User.query(context.db)
          .join('duties', 'duties.userId', 'users.id')
          .whereIn('duties.classId', classIds)
          .modify(onDuty())
          .orderByRaw(wordOrder('users.last_name', 'users.first_name'))
          .orderBy('users.id')
          .select('users.*', 'duties.classId')
          .castTo<(User & { classId: number })[]>(),
      ({ classId }) => classId,
    )
    .load(classId)
}

export const staffOf = async (context: Context, { id }: { id: number }): Promise<User[]> =>
  (await downFor(context, id)).filter(isOnStaff)

export const formerStaffOf = async (context: Context, { id }: { id: number }): Promise<User[]> =>
  (await downFor(context, id)).filter((user) => !isOnStaff(user))

const inOrder = (ids: readonly number[]) => [...new Set(ids)].sort((one, other) => one - other).join()
const isSame = (some: readonly number[], others: readonly number[]) => inOrder(some) === inOrder(others)

const staleStaff = (staffIds: readonly number[]) =>
  new AppError('STALE', 'Somebody else has just changed the staff of this class. Please check it and save again.', {
    current: { staffIds },
  })

/** @throws AppError NOT_FOUND for an unknown class or a person who is not staff; STALE with the current class staff */
export async function setClassStaff(context: Context, input: ClassStaffInput): Promise<Class> {
  authorise(context, mayGiveDuties)
  // not by editRow: changing class staff must not make an open form of the class stale
  return transaction(context, { action: 'setClassStaff', input, model: Class }, async (inner) => {
    const { classId } = input
    const staffIds = [...new Set(input.staffIds)]
    const target = await lockRow(inner, Class, classId)
    const known = await User.query(inner.db)
      .findByIds(staffIds)
      .whereIn('role', [...staffRoles])
      .whereNull('deletedAt')
    if (known.length < staffIds.length) throw notFound('This staff member')
    // a form no longer shows users who have left the centre
    const before: number[] = await inner
      .db('duties')
      .join('users', 'users.id', 'duties.user_id')
      .where({ classId, deletedAt: null })
      .modify(onDuty())
      .whereIn('role', [...staffRoles])
      .pluck('duties.user_id')
    if (input.before && !isSame(input.before, before)) throw staleStaff(before)
    const ended = await endTeaching(inner, { classId, userIds: before.filter((id) => !staffIds.includes(id)) })
    await tellOfLastDuty(inner, ended)
    await beginTeaching(inner, { classId, userIds: staffIds })
    const sides = { before: { staffIds: before }, after: { staffIds } }
    await audit(inner, { action: 'setClassStaff', entity: 'class', entityId: classId, ...sides })
    return target
  })
}
