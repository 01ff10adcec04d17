import { lockStaff } from '#graphql/accounts/lockStaff.ts'
import { User } from '#graphql/accounts/user.model.ts'
import { StaffAttendance } from '#graphql/attendance/staffAttendance.model.ts'
import { openDays } from '#graphql/closedDays/closedDays.rules.ts'
import { listClosedDays } from '#graphql/closedDays/closedDays.service.ts'
import { auditAll } from '#graphql/data/audit.ts'
import { findRow } from '#graphql/data/findRow.ts'
import { createRow, createRows, editRow, now } from '#graphql/data/rows.ts'
import { wordOrder } from '#graphql/data/search.ts'
import { rowsOf } from '#graphql/data/statement.ts'
import type { Context } from '#graphql/platform/context.ts'
import { conflict, fieldError } from '#graphql/platform/errors.ts'
import { authorise } from '#graphql/platform/policy.ts'
import { formatDate } from '#graphql/values/dates.ts'
import { LeaveKind, LeaveRequest, type LeaveBalance } from './leave.model.ts'
import { mayManageLeave } from './leave.policy.ts'
import { leaveStateLabels } from './leave.rules.ts'
import type { LeaveDecision, LeaveInput, LeaveKindInput } from './leave.schema.ts'

export async function listLeaveKinds(context: Context): Promise<LeaveKind[]> {
  authorise(context, mayManageLeave)
  return LeaveKind.query(context.db).orderBy('id')
}

export async function saveLeaveKind(context: Context, input: LeaveKindInput): Promise<LeaveKind> {
  authorise(context, mayManageLeave)
  const { id, version, ...values } = input
  if (id == null) return createRow(context, LeaveKind, { action: 'saveLeaveKind', input }, values)
  return editRow(context, LeaveKind, { action: 'saveLeaveKind', id, version, input }, values)
}

/** Those of a year: what is to be decided first, then the newest days. */
export async function listLeave(context: Context, year: number): Promise<LeaveRequest[]> {
  authorise(context, mayManageLeave)
  return LeaveRequest.query(context.db)
    .whereRaw('extract(year from from_date) = ?', [year])
    .orderByRaw("state <> 'asked', from_date desc, id desc")
}

const balances = `
  select users.id as "staffId", users.first_name as "firstName", users.last_name as "lastName", kinds.id as "kindId",
    coalesce(sum(requests.days), 0)::int as taken,
    (kinds.days_per_year - coalesce(sum(requests.days), 0))::int as left
  from users cross join leave_kinds as kinds
  left join leave_requests as requests on requests.staff_id = users.id and requests.kind_id = kinds.id
    and requests.state = 'approved' and extract(year from requests.from_date) = :year
  where users.role in ('teacher', 'admin') and users.deleted_at is null
  group by users.id, kinds.id
  order by ${wordOrder('users.last_name', 'users.first_name')}, users.id, kinds.id`

/** One statement: everybody with each kind of leave. */
export async function readLeaveBalances(context: Context, year: number): Promise<LeaveBalance[]> {
  authorise(context, mayManageLeave)
  return rowsOf(context.db, balances, { year })
}

/** @throws AppError BAD_USER_INPUT where the centre is closed on all of these days */
async function countedDays(inner: Context, { fromDate, toDate }: Pick<LeaveRequest, 'fromDate' | 'toDate'>) {
  const days = openDays(fromDate, toDate, await listClosedDays(inner, fromDate, toDate))
  if (days.length > 0) return days
  throw fieldError('toDate', 'The centre is closed on all of these days, so that no leave is needed.')
}

/** @throws AppError NOT_FOUND; BAD_USER_INPUT; CONFLICT where there is a request for one of the days */
export async function requestLeave(context: Context, input: LeaveInput): Promise<LeaveRequest> {
  authorise(context, mayManageLeave)
  return createRow(context, LeaveRequest, { action: 'requestLeave', input }, async (inner) => {
    const { firstName } = await lockStaff(inner, input.staffId)
    await findRow(inner, LeaveKind, input.kindId)
    const there = await LeaveRequest.query(inner.db)
      .where({ staffId: input.staffId })
      .whereIn('state', ['asked', 'approved'])
      .where('fromDate', '<=', input.toDate)
      .where('toDate', '>=', input.fromDate)
      .first()
    if (there) {
      const days = `${formatDate(there.fromDate)} to ${formatDate(there.toDate)}`
      throw fieldError('fromDate', `${firstName} already has or has requested leave from ${days}.`, 'CONFLICT')
    }
    return { ...input, days: (await countedDays(inner, input)).length }
  })
}

async function assertDaysLeft(inner: Context, { firstName }: User, request: LeaveRequest, days: number) {
  const year = Number(request.fromDate.slice(0, 4))
  const all = await rowsOf<LeaveBalance>(inner.db, balances, { year })
  const { left = null } = all.find((one) => one.staffId === request.staffId && one.kindId === request.kindId) ?? {}
  if (left === null || days <= left) return
  const { name } = await findRow(inner, LeaveKind, request.kindId)
  throw conflict(
    `${firstName} has ${left} ${left === 1 ? 'day' : 'days'} of ${name} left in ${year}, but this takes ${days}. Please decline it or choose another leave type.`,
  )
}

/** Puts an approved leave on the register; a day that has an entry already keeps it. */
async function recordLeave(inner: Context, request: LeaveRequest, days: readonly string[], by: number) {
  const { id, staffId, kindId } = request
  const { name: notes, status } = await findRow(inner, LeaveKind, kindId)
  const there = await StaffAttendance.query(inner.db)
    .where({ staffId })
    .whereIn('date', [...days])
  const open = days.filter((date) => !there.some((entry) => entry.date === date))
  const rows = open.map((date) => ({ staffId, date, status, notes, recordedBy: by, leaveRequestId: id }))
  await createRows(inner, StaffAttendance, 'approveLeave', rows)
}

/** Takes a withdrawn leave off the register; a day that says something else by now stays. */
async function takeOffRegister(inner: Context, leaveRequestId: number) {
  const removed = await StaffAttendance.query(inner.db)
    .where({ leaveRequestId })
    .whereIn('status', ['sick_leave', 'personal_leave'])
    .delete()
    .returning('*')
  const action = 'withdrawLeave'
  const entries = removed.map((row) => ({ action, entity: StaffAttendance.entity, entityId: row.id, before: row }))
  await auditAll(inner, entries)
}

const before = { approved: ['asked'], refused: ['asked'], withdrawn: ['asked', 'approved'] }

/**
 * Approves a request, which takes its open days of the balance and puts them on the register; refuses it; or withdraws it,
 * which gives them back.
 * @throws AppError NOT_FOUND; STALE; CONFLICT for one that is decided, or for too few days left
 */
export async function decideLeave(context: Context, input: LeaveDecision): Promise<LeaveRequest> {
  const viewer = authorise(context, mayManageLeave)
  const { id, version, state } = input
  let staff: User | undefined
  const lockFirst = async (inner: Context) => {
    staff = await lockStaff(inner, (await findRow(inner, LeaveRequest, id)).staffId)
  }
  let days: string[] = []
  const change = { action: 'decideLeave', id, version, input, lockFirst }
  const decide = async (request: LeaveRequest, inner: Context) => {
    if (!before[state].includes(request.state))
      throw conflict(
        `This leave request has been ${leaveStateLabels[request.state].toLowerCase()}. Please reload the page.`,
      )
    const decided = { state, decidedBy: viewer.id, decidedAt: now() }
    if (state !== 'approved' || !staff) return decided
    days = await countedDays(inner, request)
    await assertDaysLeft(inner, staff, request, days.length)
    return { ...decided, days: days.length }
  }
  return editRow(context, LeaveRequest, change, decide, async (request, _before, inner) => {
    if (state === 'approved') await recordLeave(inner, request, days, viewer.id)
    if (state === 'withdrawn') await takeOffRegister(inner, id)
  })
}
