import type { Knex } from 'knex'
import { openDays } from '#graphql/closedDays/closedDays.rules.ts'
import { addDays, mondayOf } from '#graphql/values/dates.ts'
import type { DemoPeople } from './people.ts'

/** Personal leave that is on the register was asked for and approved; two colleagues wait for an answer. */
export async function insertLeave(db: Knex, { staffIds, adminId }: DemoPeople, today: string) {
  const { id: kindId } = await db('leave_kinds').where({ name: 'Annual leave' }).first('id')
  const taken: { id: number; staffId: number; date: string }[] = await db('staff_attendance')
    .where({ status: 'personal_leave' })
    .orderBy('id')
    .select('id', 'staffId', 'date')
  for (const { id, staffId, date } of taken) {
    const decided = { state: 'approved', decidedBy: adminId, decidedAt: `${addDays(date, -7)}T08:00:00Z` }
    const row = { staffId, kindId, fromDate: date, toDate: date, days: 1, ...decided }
    const [request] = await db('leave_requests').insert(row).returning('id')
    await db('staff_attendance').where({ id }).update({ leaveRequestId: request.id })
  }
  const fromDate = addDays(mondayOf(today), 14)
  const asked = [
    { staffId: staffIds[2], kindId, fromDate, toDate: addDays(fromDate, 1), note: 'A wedding in Kimberley' },
    { staffId: staffIds[4], kindId, fromDate: addDays(fromDate, 3), toDate: addDays(fromDate, 4), note: null },
  ]
  await db('leave_requests').insert(
    asked.map((one) => ({ ...one, days: openDays(one.fromDate, one.toDate, []).length || 1 })),
  )
}
