import { randomUUID } from 'node:crypto'
import { startOfJohannesburgDay, todayInJohannesburg } from '#graphql/values/dates.ts'
import type { TestApp } from '#tests/setup/server.ts'

/** What was entered of a child today: a note in words that name its owner, and what it has left. */
export async function addCare(
  { db }: TestApp,
  child: { id: number; classId: number; owner: string },
  saidById: number,
) {
  const date = todayInJohannesburg()
  const at = startOfJohannesburgDay(date).toISOString()
  const entry = () => {
    const id = randomUUID()
    return { id, entryId: id, childId: child.id, classId: child.classId, date, at, saidAt: at, saidById }
  }
  await db('care_entries').insert({ ...entry(), kind: 'note', text: `Day of ${child.owner}` })
  await db('care_entries').insert({ ...entry(), kind: 'supplies', item: 'nappies', way: 'brought', count: 9 })
}
