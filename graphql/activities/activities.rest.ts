import * as z from 'zod/mini'
import { listQuerySchema, requestedPage } from '#graphql/data/paginate.ts'
import { calendarTypes } from '#graphql/platform/files/calendar.ts'
import { day, done, maybe, number, shaped, success, text, time, yes } from '#graphql/platform/rest/answer.ts'
import { signedIn } from '#graphql/platform/policy.ts'
import { adminRoute, changed, confirmed, Download, listedAs, route } from '#graphql/platform/rest/route.ts'
import { activityChangeSchema, activitySchema, feedQuerySchema } from './activities.schema.ts'
import { createActivity, deleteActivity, listActivities, updateActivity } from './activities.service.ts'
import { activityAsCalendar, calendarFeed } from './calendar.service.ts'

const shown = z.object({
  id: number,
  title: text,
  description: maybe(text),
  date: day,
  time,
  endTime: maybe(time),
  location: text,
  classId: maybe(number),
  imageUrl: maybe(text),
  isOuting: yes,
  version: number,
})
const present = shaped(shown)

export const activityRoutes = [
  adminRoute.get('/api/admin/activities', {
    summary: 'All activities, by date',
    query: listQuerySchema,
    answer: success({ activities: z.array(shown) }),
    handle: async ({ context, query }) =>
      listedAs('activities', await listActivities(context, requestedPage(query)), present),
  }),
  adminRoute.post('/api/admin/activities', {
    summary: 'Plans an activity',
    body: activitySchema,
    status: 201,
    answer: done({ activity: shown }),
    handle: async ({ context, body }) =>
      changed('Activity created successfully', { activity: present(await createActivity(context, body)) }),
  }),
  adminRoute.put('/api/admin/activities/:id', {
    summary: 'Changes the given fields of an activity',
    body: activityChangeSchema,
    answer: done({ activity: shown }),
    handle: async ({ context, body, id }) =>
      changed('Activity updated successfully', { activity: present(await updateActivity(context, id, body)) }),
  }),
  adminRoute.delete('/api/admin/activities/:id', {
    summary: 'Cancels an activity; it is kept and can be restored',
    handle: ({ context, id, version }) =>
      confirmed('Activity deleted successfully', deleteActivity(context, id, version)),
  }),
  route.get('/api/activities/:id/calendar', {
    summary: 'One activity as a file for a calendar',
    policy: signedIn,
    file: calendarTypes.file,
    handle: async ({ context, id }) =>
      new Download(await activityAsCalendar(context, id), 'activity.ics', calendarTypes.sent, 'attachment'),
  }),
  route.get('/api/calendar/feed.ics', {
    summary: 'The activities of the owner of a calendar address, for calendar programs',
    query: feedQuerySchema,
    file: calendarTypes.file,
    handle: async ({ context, query }) =>
      new Download(await calendarFeed(context, query.token, query.class), 'activities.ics', calendarTypes.sent),
  }),
]
