import { todayInJohannesburg } from '#graphql/values/dates.ts'
import type { TestApp } from '#tests/setup/server.ts'

/** A live session of each class, by the class. */
export async function addSessions({ db }: TestApp, classIds: readonly number[], teacherId: number): Promise<number[]> {
  const rows = classIds.map((classId) => ({
    title: `Session of class ${classId}`,
    classId,
    teacherId,
    date: todayInJohannesburg(),
    time: '10:00',
    durationMinutes: 30,
    meetingLink: `https://meet.example/room-of-${classId}`,
    status: 'live',
  }))
  const created: { id: number }[] = await db('virtual_sessions').insert(rows).returning('id')
  return created.map(({ id }) => id)
}
