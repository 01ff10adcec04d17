import { createHash, createHmac } from 'node:crypto'
import { addDays } from '#graphql/values/dates.ts'
import type { World } from './people.ts'

/** What stands in the parent's calendar address. */
export const parentToken = 'the token of a parent'

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

/** The calendar address of the parent, also after they made another one. */
export async function giveParentTheirToken({ server: { db }, accounts }: World) {
  const feed = { userId: accounts.parent.id, salt: 'none', tokenHash: hashOf(parentToken) }
  await db('calendar_feeds').insert(feed).onConflict('user_id').merge()
}

/** Calendar addresses: the parent's, and a working one of somebody whom nobody here is. */
async function addCalendarFeeds(world: World) {
  const { server, accounts } = world
  await giveParentTheirToken(world)
  const userId = accounts.endedSession.id
  const salt = 'salt'
  const token = createHmac('sha256', server.environment.SESSION_SECRET ?? '')
    .update(`calendar ${userId} ${salt}`)
    .digest('base64url')
  await server.db('calendar_feeds').insert({ userId, salt, tokenHash: hashOf(token) })
}

/** An activity for all classes and one for each class, with a reply of each family to the first. */
async function addActivities({ server: { db }, accounts, children, today }: World) {
  const classIdOf = async (childId: number) => (await db('placements').where({ childId }).first('class_id')).classId
  const planned = [
    { title: 'For all classes', classId: null },
    { title: "For the parent's class", classId: await classIdOf(children.parent) },
    { title: 'For the other class', classId: await classIdOf(children.otherParent) },
  ]
  const activities: { id: number }[] = await db('activities')
    .insert(planned.map((row) => ({ ...row, date: addDays(today, 7), time: '09:30', location: 'Garden' })))
    .returning('id')
  const families = ['parent', 'otherParent', 'teacher'] as const
  await db('activity_replies').insert(
    families.map((who) => ({
      activityId: activities[0]?.id,
      childId: children[who],
      attending: true,
      repliedBy: accounts[who].id,
    })),
  )
}

/** Something on Monday for each class, with a teacher whom nobody here is. */
async function addTimetable({ server: { db }, accounts, children }: World) {
  const rows = await db('placements')
    .whereIn('childId', [children.parent, children.otherParent])
    .select('child_id', 'class_id')
  await db('timetable_entries').insert(
    rows.map(({ childId, classId }: { childId: number; classId: number }, index: number) => ({
      classId,
      day: 1,
      slot: index === 0 ? '07:30-08:30' : '08:30-09:30',
      subject: 'Story Time',
      teacherId: accounts.endedSession.id,
      room: childId === children.parent ? "The parent's room" : 'The other room',
    })),
  )
}

/** What the centre plans, and what the families say to it. */
export async function addCalendar(world: World) {
  await addActivities(world)
  await addCalendarFeeds(world)
  await addTimetable(world)
}
