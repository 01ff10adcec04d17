import { expect } from 'vitest'
import { Activity } from '#graphql/activities/activity.model.ts'
import { activityAsCalendar, calendarFeed } from '#graphql/activities/calendar.service.ts'
import { listOwnActivities } from '#graphql/activities/activities.service.ts'
import { repliesTo, replyCountsOf } from '#graphql/activities/replies.service.ts'
import { addDays } from '#graphql/values/dates.ts'
import { giveParentTheirToken, parentToken } from '../calendarWorld.ts'
import { type Guardian, hasNoChild, type OperationRows, refused, type RouteRows, type ServiceRows } from '../row.ts'
import type { Member, Person, World } from '../people.ts'

const forAll = 'For all classes'
const forParent = "For the parent's class"
const forOther = 'For the other class'

/** On a day of its own, so that what is planned here does not stand among what the others read. */
const planOf = ({ today }: World) => ({ title: 'Picnic', date: addDays(today, 30), time: '09:30', location: 'Garden' })

const activityTitled = async ({ server: { db } }: World, title: string) =>
  Activity.query(db).findOne({ title }).throwIfNotFound()

async function somePlan(world: World, overrides: object = {}): Promise<number> {
  const rows: { id: number }[] = await world.server
    .db('activities')
    .insert({ ...planOf(world), ...overrides })
    .returning('id')
  return rows[0]?.id ?? 0
}

/** The children whose replies somebody reads, as `activity_replies` names them. */
const repliesSeen = ({ children }: World, who: Person): number[] => {
  const families = [children.parent, children.otherParent, children.teacher]
  if (hasNoChild(who)) return []
  return who === 'admin' ? families : [children[who as Guardian]]
}

const titlesFor = (who: Person) => {
  if (who === 'admin') return [forAll, forParent, forOther]
  if (hasNoChild(who)) return []
  return [forAll, who === 'parent' ? forParent : forOther]
}

/** Everyone tries a child of their own, but the parent that of another family, and the admin, who has none, any. */
const childRepliedFor = ({ children }: World, who: Person) =>
  who === 'otherParent' || who === 'teacher' ? children[who] : children.otherParent

const mayReply = (who: Person) => who === 'otherParent' || who === 'teacher'

const everyActivity = async ({ server: { db } }: World) =>
  db('activities').whereNull('deleted_at').orderBy(['date', 'time', 'id']).select('id')

export const activityOperations: OperationRows = {
  'Query.activities': {
    may: 'admin',
    document: '{ activities(first: 200) { edges { node { id } } totalCount } }',
    sees: async (world) => {
      const every = await everyActivity(world)
      return { activities: { edges: every.map((node) => ({ node })), totalCount: every.length } }
    },
  },
  'Query.activity': {
    may: 'admin',
    document: 'query ($id: Int!) { activity(id: $id) { title replies { childId } } }',
    variables: async (world) => ({ id: (await activityTitled(world, forAll)).id }),
    sees: (world, who) => ({
      activity: {
        title: forAll,
        replies: expect.toSatisfy((replies: { childId: number }[]) =>
          repliesSeen(world, who).every((childId) => replies.some((reply) => reply.childId === childId)),
        ),
      },
    }),
  },
  'Query.myActivities': {
    may: 'signed in',
    document: `query ($day: LocalDate!) {
      myActivities(from: $day, to: $day) { title replies { childId child { firstName } activity { title } } }
    }`,
    variables: ({ today }) => ({ day: addDays(today, 7) }),
    sees: (world, who) => ({
      myActivities: titlesFor(who).map((title) => ({
        title,
        replies:
          title === forAll
            ? expect.toSatisfy(
                (replies: { childId: number }[]) =>
                  replies
                    .map(({ childId }) => childId)
                    .sort()
                    .join() === repliesSeen(world, who).sort().join(),
              )
            : [],
      })),
    }),
  },
  'Query.calendarFeed': {
    may: 'signed in',
    document: '{ calendarFeed { address } }',
    variables: async ({ server: { db }, accounts }, who) => {
      if (who in accounts && who !== 'parent' && who !== 'endedSession')
        await db('calendar_feeds')
          .where({ userId: accounts[who as Member].id })
          .delete()
      return {}
    },
    sees: () => ({ calendarFeed: null }),
  },
  'Mutation.renewCalendarFeed': {
    may: 'signed in',
    document: 'mutation { renewCalendarFeed { address } }',
    sees: async (world, who) => {
      const feeds = await world.server.db('calendar_feeds').where({ userId: world.accounts[who as Member].id })
      await giveParentTheirToken(world)
      return feeds.length === 1
        ? { renewCalendarFeed: { address: expect.stringContaining('/api/calendar/feed.ics?token=') } }
        : 'a calendar address of their own'
    },
  },
  'Mutation.createActivity': {
    may: 'admin',
    document: 'mutation ($input: ActivityInput!) { createActivity(input: $input) { title } }',
    variables: (world) => ({ input: planOf(world) }),
    sees: () => ({ createActivity: { title: 'Picnic' } }),
  },
  'Mutation.updateActivity': {
    may: 'admin',
    document: `mutation ($id: Int!, $input: ActivityChangeInput!) {
      updateActivity(id: $id, input: $input) { id location }
    }`,
    variables: async (world) => ({ id: await somePlan(world), input: { location: 'Hall' } }),
    sees: (_world, _who, { id }) => ({ updateActivity: { id, location: 'Hall' } }),
  },
  'Mutation.deleteActivity': {
    may: 'admin',
    document: 'mutation ($id: Int!) { deleteActivity(id: $id) { id } }',
    variables: async (world) => ({ id: await somePlan(world) }),
    sees: (_world, _who, { id }) => ({ deleteActivity: { id } }),
  },
  'Mutation.restoreActivity': {
    may: 'admin',
    document: 'mutation ($id: Int!) { restoreActivity(id: $id) { id } }',
    variables: async (world) => ({ id: await somePlan(world, { deletedAt: new Date().toISOString() }) }),
    sees: (_world, _who, { id }) => ({ restoreActivity: { id } }),
  },
  'Mutation.replyToActivity': {
    may: 'signed in',
    document: 'mutation ($input: ActivityReplyInput!) { replyToActivity(input: $input) { childId attending } }',
    variables: async (world, who) => ({
      input: { activityId: await somePlan(world), childId: childRepliedFor(world, who), attending: false },
    }),
    sees: (world, who) =>
      mayReply(who)
        ? { replyToActivity: { childId: childRepliedFor(world, who), attending: false } }
        : refused('NOT_FOUND'),
  },
}

const calendar = { file: 'text/calendar; charset=utf-8' }

export const activityRoutes: RouteRows = {
  'GET /api/admin/activities': {
    may: 'admin',
    sees: async (world) => ({
      success: true,
      activities: (await everyActivity(world)).map(({ id }) => expect.objectContaining({ id })),
    }),
  },
  'POST /api/admin/activities': {
    may: 'admin',
    body: planOf,
    sees: () => ({
      success: true,
      message: 'Activity created successfully',
      activity: expect.objectContaining({ title: 'Picnic', classId: null }),
    }),
  },
  'PUT /api/admin/activities/:id': {
    may: 'admin',
    id: (world) => somePlan(world),
    body: () => ({ location: 'Hall' }),
    sees: () => ({
      success: true,
      message: 'Activity updated successfully',
      activity: expect.objectContaining({ location: 'Hall', version: 2 }),
    }),
  },
  'DELETE /api/admin/activities/:id': {
    may: 'admin',
    id: (world) => somePlan(world),
    sees: () => ({ success: true, message: 'Activity deleted successfully' }),
  },
  'GET /api/activities/:id/calendar': {
    may: 'signed in',
    id: async (world) => (await activityTitled(world, forParent)).id,
    sees: (_world, who) => (who === 'parent' || who === 'admin' ? calendar : refused('NOT_FOUND')),
  },
  'GET /api/calendar/feed.ics': {
    may: 'anyone',
    // rows about passwords and sessions end the address
    prepare: giveParentTheirToken,
    search: `?token=${encodeURIComponent(parentToken)}`,
    sees: () => calendar,
  },
}

export const activityServices: ServiceRows = {
  "activities of one's own children": {
    may: 'signed in',
    call: async (context, { today }) => {
      const day = addDays(today, 7)
      return (await listOwnActivities(context, day, day)).map(({ title }) => title)
    },
    sees: (_world, who) => titlesFor(who),
  },
  'an activity as a file for a calendar': {
    may: 'signed in',
    call: async (context, world) =>
      (await activityAsCalendar(context, (await activityTitled(world, forAll)).id)).toString(),
    sees: (_world, who) => (hasNoChild(who) ? refused('NOT_FOUND') : expect.stringContaining(`SUMMARY:${forAll}`)),
  },
  'replies to an activity': {
    may: 'signed in',
    call: async (context, world) =>
      (await repliesTo(context, (await activityTitled(world, forAll)).id)).map(({ childId }) => childId).sort(),
    sees: (world, who) => repliesSeen(world, who).sort(),
  },
  'figures of the replies to an activity': {
    may: 'admin',
    call: async (context, world) => (await replyCountsOf(context, await activityTitled(world, forAll))).yes,
    sees: (world, who) => repliesSeen(world, who).length,
  },
  "another family's class in a calendar address": {
    may: 'anyone',
    call: async (context, world) => {
      const { server, children } = world
      await giveParentTheirToken(world)
      const { classId } = await server.db('children').where({ id: children.otherParent }).first('class_id')
      return (await calendarFeed(context, parentToken, classId)).toString()
    },
    sees: () => refused('NOT_FOUND'),
  },
}
