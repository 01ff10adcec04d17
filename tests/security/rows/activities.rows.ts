import { expect } from 'vitest'
import { Activity } from '#graphql/activities/activity.model.ts'
import { activityAsCalendar, calendarFeed } from '#graphql/activities/calendar.service.ts'
import {
  createActivity,
  getActivity,
  listOwnActivities,
  updateActivity,
} from '#graphql/activities/activities.service.ts'
import { repliesOfTaught, repliesTo, replyCountsOf } from '#graphql/activities/replies.service.ts'
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

/** Whose replies somebody reads as a teacher of their classes, or as an administrator. */
const repliesTaught = ({ children }: World, who: Person): number[] => {
  if (who === 'classTeacher') return [children.parent]
  const others = [children.otherParent, children.teacher]
  return who === 'otherTeacher' ? others : [children.parent, ...others]
}

const inAnyOrder = (childIds: readonly number[]) =>
  expect.toSatisfy(
    (replies: { childId: number }[]) =>
      replies
        .map(({ childId }) => childId)
        .sort()
        .join() === [...childIds].sort().join(),
  )

/** Of an activity of a class that somebody does not teach. */
const ofOtherClass = (who: Person) => (who === 'otherTeacher' ? refused('NOT_FOUND') : null)

const titlesFor = (who: Person) => {
  if (who === 'admin') return [forAll, forParent, forOther]
  if (hasNoChild(who)) return []
  return [forAll, who === 'parent' ? forParent : forOther]
}

/** Everyone tries a child of their own, but the parent that of another family, and the admin, who has none, any. */
const childRepliedFor = ({ children }: World, who: Person) =>
  who === 'otherParent' || who === 'teacher' ? children[who] : children.otherParent

const mayReply = (who: Person) => who === 'otherParent' || who === 'teacher'

/** Every activity for an administrator; for teachers those of their class and those for all classes. */
const activitiesSeen = async ({ server: { db }, classId, otherClassId }: World, who: Person) => {
  const rows = db('activities').whereNull('deleted_at').orderBy(['date', 'time', 'id'])
  const taught = who === 'classTeacher' ? classId : otherClassId
  if (who !== 'admin') rows.where((open) => open.whereNull('class_id').orWhere({ classId: taught }))
  return rows.select('id')
}

export const activityOperations: OperationRows = {
  'Query.activities': {
    may: 'class',
    document: '{ activities(first: 200) { edges { node { id } } totalCount } }',
    sees: async (world, who) => {
      const seen = await activitiesSeen(world, who)
      return { activities: { edges: seen.map((node) => ({ node })), totalCount: seen.length } }
    },
  },
  'Query.activity': {
    may: 'class',
    document: `query ($id: Int!) {
      activity(id: $id) { title replies { childId } taught: replies(taught: true) { childId } replyCounts { yes } }
    }`,
    variables: async (world) => ({ id: (await activityTitled(world, forAll)).id }),
    sees: (world, who) => ({
      activity: {
        title: forAll,
        replies: inAnyOrder(repliesSeen(world, who)),
        taught: inAnyOrder(repliesTaught(world, who)),
        replyCounts: { yes: repliesTaught(world, who).length },
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
        replies: title === forAll ? inAnyOrder(repliesSeen(world, who)) : [],
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
    may: 'class',
    document: 'mutation ($input: ActivityInput!) { createActivity(input: $input) { title } }',
    variables: (world) => ({ input: { ...planOf(world), classId: world.classId } }),
    sees: (_world, who) => (who === 'otherTeacher' ? refused('FORBIDDEN') : { createActivity: { title: 'Picnic' } }),
  },
  'Mutation.updateActivity': {
    may: 'class',
    document: `mutation ($id: Int!, $input: ActivityChangeInput!) {
      updateActivity(id: $id, input: $input) { id location }
    }`,
    variables: async (world) => ({
      id: await somePlan(world, { classId: world.classId }),
      input: { location: 'Hall', classId: world.classId },
    }),
    sees: (_world, who, { id }) => ofOtherClass(who) ?? { updateActivity: { id, location: 'Hall' } },
  },
  'Mutation.deleteActivity': {
    may: 'class',
    document: 'mutation ($id: Int!) { deleteActivity(id: $id) { id } }',
    variables: async (world) => ({ id: await somePlan(world, { classId: world.classId }) }),
    sees: (_world, who, { id }) => ofOtherClass(who) ?? { deleteActivity: { id } },
  },
  'Mutation.restoreActivity': {
    may: 'class',
    document: 'mutation ($id: Int!) { restoreActivity(id: $id) { id } }',
    variables: async (world) => ({
      id: await somePlan(world, { classId: world.classId, deletedAt: new Date().toISOString() }),
    }),
    sees: (_world, who, { id }) => ofOtherClass(who) ?? { restoreActivity: { id } },
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
      activities: (await activitiesSeen(world, 'admin')).map(({ id }) => expect.objectContaining({ id })),
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
    sees: (_world, who) =>
      who === 'parent' || who === 'classTeacher' || who === 'admin' ? calendar : refused('NOT_FOUND'),
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
    sees: (_world, who) =>
      hasNoChild(who) && who !== 'classTeacher' && who !== 'otherTeacher'
        ? refused('NOT_FOUND')
        : expect.stringContaining(`SUMMARY:${forAll}`),
  },
  'replies to an activity': {
    may: 'signed in',
    call: async (context, world) =>
      (await repliesTo(context, (await activityTitled(world, forAll)).id)).map(({ childId }) => childId).sort(),
    sees: (world, who) => repliesSeen(world, who).sort(),
  },
  'replies of the children whom somebody teaches': {
    may: 'class',
    call: async (context, world) =>
      (await repliesOfTaught(context, (await activityTitled(world, forAll)).id)).map(({ childId }) => childId).sort(),
    sees: (world, who) => repliesTaught(world, who).sort(),
  },
  'figures of the replies to an activity': {
    may: 'class',
    call: async (context, world) => (await replyCountsOf(context, await activityTitled(world, forAll))).yes,
    sees: (world, who) => repliesTaught(world, who).length,
  },
  'an activity of one class': {
    may: 'class',
    call: async (context, world) => (await getActivity(context, (await activityTitled(world, forParent)).id)).title,
    sees: (_world, who) => ofOtherClass(who) ?? forParent,
  },
  'an activity planned for all classes': {
    may: 'class',
    call: async (context, world) => (await createActivity(context, planOf(world))).title,
    sees: (_world, who) => (who === 'admin' ? 'Picnic' : refused('FORBIDDEN')),
  },
  'a change of an activity for all classes': {
    may: 'class',
    call: async (context, world) =>
      (await updateActivity(context, await somePlan(world), { location: 'Hall' })).location,
    sees: (_world, who) => (who === 'admin' ? 'Hall' : refused('NOT_FOUND')),
  },
  'an activity moved to another class': {
    may: 'class',
    call: async (context, world, who) => {
      const { classId, otherClassId } = world
      const [from, to] = who === 'otherTeacher' ? [otherClassId, classId] : [classId, otherClassId]
      const id = await somePlan(world, { classId: from })
      return (await updateActivity(context, id, { classId: to })).classId === to
    },
    sees: (_world, who) => (who === 'admin' ? true : refused('FORBIDDEN')),
  },
  "another family's class in a calendar address": {
    may: 'anyone',
    call: async (context, world) => {
      const { server, children } = world
      await giveParentTheirToken(world)
      const { classId } = await server.db('placements').where({ childId: children.otherParent }).first('class_id')
      return (await calendarFeed(context, parentToken, classId)).toString()
    },
    sees: () => refused('NOT_FOUND'),
  },
}
