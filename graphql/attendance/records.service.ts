import { Child } from '#graphql/children/child.model.ts'
import { readCollectors } from '#graphql/contacts/contacts.service.ts'
import { ofTaught } from '#graphql/data/classScope.ts'
import { lockRow } from '#graphql/data/findRow.ts'
import { createRow, editRow, removalOf } from '#graphql/data/rows.ts'
import { wordOrder } from '#graphql/data/search.ts'
import type { Context } from '#graphql/platform/context.ts'
import { fieldError, notFound } from '#graphql/platform/errors.ts'
import { authorise, type SignedIn } from '#graphql/platform/policy.ts'
import { todayInJohannesburg } from '#graphql/values/dates.ts'
import { Attendance } from './attendance.model.ts'
import { mayKeepRegister, mayKeepSomeRegister } from './attendance.policy.ts'
import { type MarkedValues, markedValues, needsReason } from './attendance.rules.ts'
import type { AttendanceChange, AttendanceInput } from './attendance.schema.ts'
import { assertDay, assertInOrder, assertNoEntry } from './oneADay.ts'
import { childDayProblem, collectorProblem } from './recordDay.rules.ts'

/** Of entries: those of children who are in the teacher's class on the day of the entry, as its register has them. */
const ofTaughtThatDay = (context: Context, viewer: SignedIn) =>
  ofTaught(context, viewer, 'childId', context.db.ref('attendance.date'))

export async function listAttendance(context: Context, date = todayInJohannesburg()): Promise<Attendance[]> {
  authorise(context, mayKeepRegister)
  return Attendance.query(context.db)
    .join('children', 'children.id', 'attendance.childId')
    .whereNull('children.deletedAt')
    .where({ date })
    .orderByRaw(wordOrder('children.last_name', 'children.first_name'))
    .orderBy('attendance.id')
    .select('attendance.*')
}

interface Collection {
  child: Child
  values: MarkedValues
  before: MarkedValues | null
}

/** Why children cannot be collected by somebody, by child. Reads nothing if nobody is being collected. */
export async function collectorProblems(context: Context, all: readonly Collection[]): Promise<Map<number, string>> {
  const collected = all.filter(({ values }) => values.collectedBy !== null)
  const ids = collected.map(({ child }) => child.id)
  const collectors = ids.length > 0 ? await readCollectors(context, ids) : []
  const namesOf = (child: Child) => collectors.filter(({ childId }) => childId === child.id).map(({ name }) => name)
  const unexplained = collected.filter(({ child, values, before }) => needsReason(namesOf(child), values, before))
  return new Map(unexplained.map(({ child, values }) => [child.id, collectorProblem(values, child)]))
}

async function assertCollector(context: Context, child: Child, values: MarkedValues, before: MarkedValues | null) {
  const [problem] = (await collectorProblems(context, [{ child, values, before }])).values()
  if (problem) throw fieldError('collectedReason', problem)
}

/**
 * @throws AppError BAD_USER_INPUT for a day on which the child is not enrolled or a future day; for an unauthorised
 * collector without a reason
 */
export async function recordAttendance(context: Context, input: AttendanceInput): Promise<Attendance> {
  const viewer = authorise(context, mayKeepSomeRegister)
  return createRow(context, Attendance, { action: 'recordAttendance', input }, async (inner) => {
    const { childId, date, status } = input
    // locked, so that one of two simultaneous entries for a day is refused
    const child = await lockRow(inner, Child, childId, ofTaught(inner, viewer, 'id', date))
    assertDay(childDayProblem(child, { date, status, today: todayInJohannesburg() }))
    await assertNoEntry(inner, Attendance, { childId, date })
    const values = markedValues(input)
    await assertCollector(inner, child, values, null)
    return { ...values, status, childId, date, recordedBy: viewer.id }
  })
}

export async function updateAttendance(context: Context, id: number, input: AttendanceChange): Promise<Attendance> {
  const viewer = authorise(context, mayKeepSomeRegister)
  const { version } = input
  const change = { action: 'updateAttendance', id, version, input, scope: ofTaughtThatDay(context, viewer) }
  return editRow(context, Attendance, change, async (before, inner) => {
    const { date = before.date, status = before.status } = input
    const values = markedValues({ ...input, status }, before)
    const child = await Child.query(inner.db)
      .modify(ofTaught(inner, viewer, 'id', date))
      .findById(before.childId)
    if (!child) throw notFound('This child')
    assertDay(childDayProblem(child, { date, status, today: todayInJohannesburg() }))
    assertInOrder(values)
    await assertCollector(inner, child, values, before)
    if (date !== before.date) await assertNoEntry(inner, Attendance, { childId: child.id, date })
    return { ...values, status, date }
  })
}

export const deleteAttendance = removalOf(Attendance, 'Attendance', mayKeepSomeRegister, ofTaughtThatDay).remove
