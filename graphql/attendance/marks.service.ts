import { lockRows } from '#graphql/data/lockOrder.ts'
import type { Child } from '#graphql/children/child.model.ts'
import { taughtChildren } from '#graphql/children/visible.service.ts'
import { auditAll } from '#graphql/data/audit.ts'
import { rowsOf } from '#graphql/data/statement.ts'
import { inTransaction } from '#graphql/data/transaction.ts'
import type { Context } from '#graphql/platform/context.ts'
import { authorise } from '#graphql/platform/policy.ts'
import { todayInJohannesburg } from '#graphql/values/dates.ts'
import { Attendance } from './attendance.model.ts'
import { mayKeepSomeRegister } from './attendance.policy.ts'
import { decideMark, type MarkedValues, markedValues, saysTheSame } from './attendance.rules.ts'
import { childDayProblem } from './recordDay.rules.ts'
import type { MarkInput, MarksInput } from './attendance.schema.ts'
import { collectorProblems } from './records.service.ts'
import type { MarkOutcome, MarkOutcomes } from './register.model.ts'

const refusedMessage = 'Somebody else has just changed this. Please check the current entry and mark again.'

type Mark = MarkedValues & { childId: number; version: number | null }

const markOf = (input: MarkInput): Mark => ({
  ...markedValues(input),
  childId: input.childId,
  version: input.version ?? null,
})

/** Writes all marks in one statement; entries that changed since they were read are left alone. */
const write = `
  insert into attendance (child_id, date, status, time_in, time_out, notes, collected_by, collected_reason,
    recorded_by, version)
  select marks."childId", :date, marks.status, marks."timeIn", marks."timeOut", marks.notes, marks."collectedBy",
    marks."collectedReason", :recordedBy, coalesce(marks.version, 0) + 1
  from json_to_recordset(:marks) as marks ("childId" int, status text, "timeIn" time, "timeOut" time, notes text,
    "collectedBy" text, "collectedReason" text, version int)
  on conflict (child_id, date) do update set status = excluded.status, time_in = excluded.time_in,
    time_out = excluded.time_out, notes = excluded.notes, collected_by = excluded.collected_by,
    collected_reason = excluded.collected_reason,
    recorded_by = excluded.recorded_by, version = excluded.version, updated_at = now()
    where attendance.version = excluded.version - 1
  returning child_id as "childId"`

const byChild = (entries: readonly Attendance[]) => new Map(entries.map((entry) => [entry.childId, entry]))

/** Why a child cannot be marked on this day; null if it can. An entry can be removed on any day. */
const dayProblem = (child: Child, { status }: Mark, date: string): string | null =>
  status && childDayProblem(child, { date, status, today: todayInJohannesburg() })

/** An audit entry for each register entry that this request changed: the rest may have been written by another request. */
async function auditMarks(context: Context, childIds: readonly number[], before: Attendance[], after: Attendance[]) {
  const [old, now] = [byChild(before), byChild(after)]
  const changed = childIds
    .map((id) => ({ before: old.get(id), after: now.get(id) }))
    .filter((entry) => entry.before?.version !== entry.after?.version)
  const request = { action: 'markAttendance', entity: Attendance.entity }
  await auditAll(
    context,
    changed.map((entry) => ({ ...entry, ...request, entityId: (entry.after ?? entry.before)?.id ?? null })),
  )
}

/**
 * A constant number of statements. A mark for a day on which the child cannot be recorded is refused; one that changes
 * nothing counts as saved, so that a repeated request needs no key.
 */
export async function markAttendance(context: Context, input: MarksInput): Promise<MarkOutcomes> {
  const viewer = authorise(context, mayKeepSomeRegister)
  return inTransaction(context, async (inner) => {
    // the last of several marks for a child counts
    const marks = [...new Map(input.marks.map((mark) => [mark.childId, markOf(mark)])).values()]
    const childIds = marks.map(({ childId }) => childId)
    const records = childIds.map((childId) => ({ childId, date: input.date }))
    const children = await taughtChildren(inner, viewer, records)
    const before = await lockRows(inner, Attendance, (rows) =>
      rows.where({ date: input.date }).whereIn('childId', childIds),
    )
    const entryBefore = byChild(before)
    const collections = marks.map((values) => ({
      child: children.get(values.childId) as Child,
      values,
      before: entryBefore.get(values.childId) ?? null,
    }))
    const problems = await collectorProblems(inner, collections)
    const decided = collections.map(({ child, values: mark, before: entry }) => {
      const problem = dayProblem(child, mark, input.date) ?? problems.get(child.id) ?? null
      const what = decideMark(entry, mark)
      return { mark, problem, what: problem && what === 'write' ? ('refuse' as const) : what }
    })
    const marksTo = (what: 'write' | 'remove') => decided.filter((one) => one.what === what).map((one) => one.mark)

    const written = marksTo('write')
    const own =
      written.length > 0
        ? await rowsOf<{ childId: number }>(inner.db, write, {
            date: input.date,
            recordedBy: viewer.id,
            marks: JSON.stringify(written),
          })
        : []
    const removed = marksTo('remove').map(({ childId }) => childId)
    if (removed.length > 0)
      await Attendance.query(inner.db).delete().where({ date: input.date }).whereIn('childId', removed)

    const after = await Attendance.query(inner.db).where({ date: input.date }).whereIn('childId', childIds)
    await auditMarks(inner, [...own.map(({ childId }) => childId), ...removed], before, after)
    const entryAfter = byChild(after)
    const outcomes = decided.map(({ mark, what, problem }): MarkOutcome => {
      const attendance = entryAfter.get(mark.childId) ?? null
      // a concurrent request may have written first
      const lost = what === 'write' && !(attendance && saysTheSame(attendance, mark))
      const refused = what === 'refuse' || lost ? (problem ?? refusedMessage) : null
      return { childId: mark.childId, refused, attendance }
    })
    return { outcomes }
  })
}
