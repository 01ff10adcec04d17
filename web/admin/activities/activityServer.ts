import { addDays, todayInJohannesburg } from '#graphql/values/dates.ts'
import { matches } from '#graphql/values/search.ts'
import { failure, type Mock, mockOf, pageOf } from '#web/app/mocks.tsx'
import {
  ActivitiesDocument,
  ActivityRepliesDocument,
  type ActivityRepliesQuery,
  CreateActivityDocument,
  DeleteActivityDocument,
  OpenedActivityDocument,
  RestoreActivityDocument,
  UpdateActivityDocument,
} from './activities.generated.ts'
import type { Activity } from './activity.ts'

const today = todayInJohannesburg()

const rooms = [
  { id: 2, name: 'Little Learners', program: { id: 2, companion: 'coral' } },
  { id: 3, name: 'Young Scholars', program: { id: 3, companion: 'sky' } },
]

const activityOf = (own: Partial<Activity> & Pick<Activity, 'id' | 'title' | 'date'>): Activity => {
  const row = {
    description: null,
    time: '09:30',
    endTime: null,
    location: 'Garden',
    classId: null,
    imageUrl: null,
    isOuting: false,
    version: 1,
    replyCounts: { yes: 0, no: 0, invited: 89, withoutConsent: 0 },
    ...own,
  }
  return { ...row, class: rooms.find(({ id }) => id === row.classId) ?? null }
}

export const sampleActivities = (): Activity[] => [
  activityOf({
    id: 1,
    title: 'Heritage morning',
    date: addDays(today, -20),
    location: 'Hall',
    replyCounts: { yes: 71, no: 8, invited: 89, withoutConsent: 0 },
  }),
  activityOf({
    id: 2,
    title: 'Water play',
    date: addDays(today, 2),
    classId: 2,
    description: 'Please send a hat, a towel and spare clothes.',
    replyCounts: { yes: 6, no: 1, invited: 10, withoutConsent: 0 },
  }),
  activityOf({
    id: 3,
    title: 'Visit to the fire station',
    date: addDays(today, 9),
    time: '09:00',
    endTime: '11:45',
    location: 'Ehrlich Park fire station',
    classId: 3,
    isOuting: true,
    replyCounts: { yes: 2, no: 1, invited: 21, withoutConsent: 1 },
  }),
  activityOf({
    id: 4,
    title: 'Concert of the classes',
    date: addDays(today, 17),
    location: 'Hall',
  }),
]

const childOf = (id: number, firstName: string, lastName: string) => ({
  id,
  firstName,
  lastName,
  class: rooms[1] ?? null,
})

const sampleReplies: ActivityRepliesQuery['activity']['replies'] = [
  {
    id: 1,
    attending: true,
    consentedAt: '2026-11-09T16:05:00.000Z',
    child: childOf(31, 'Kiara', 'Mofokeng'),
  },
  {
    id: 2,
    attending: true,
    consentedAt: null,
    child: childOf(32, 'Ruan', 'Tladi'),
  },
  {
    id: 3,
    attending: false,
    consentedAt: null,
    child: childOf(33, 'Daniel', 'Jacobs'),
  },
]

/** A server in memory, for stories in which something is changed. Answers given by the story come first. */
export function activityServer(overrides: readonly Mock[] = [], activities = sampleActivities()): Mock[] {
  const deleted = new Set<number>()
  const missing = () => failure('This activity was not found. It may have been removed.', 'NOT_FOUND')
  const find = (id: number) => activities.find((activity) => activity.id === id)
  return [
    ...overrides,
    mockOf(ActivitiesDocument, ({ from, to, classId, search, latestFirst, ...page }) => {
      const found = activities
        .filter(({ id, date }) => !deleted.has(id) && (!from || date >= from) && (!to || date <= to))
        .filter((activity) => !classId || activity.classId === null || activity.classId === classId)
        .filter(({ title, description, location }) => matches(search ?? '', title, description, location))
        .toSorted((one, other) => one.date.localeCompare(other.date))
      return { activities: pageOf(latestFirst ? found.toReversed() : found, page), classes: rooms }
    }),
    mockOf(OpenedActivityDocument, ({ id }) => {
      const activity = find(id)
      return activity ? { activity } : missing()
    }),
    mockOf(ActivityRepliesDocument, ({ id }) => {
      const activity = find(id)
      return activity ? { activity: { ...activity, replies: sampleReplies } } : missing()
    }),
    mockOf(CreateActivityDocument, ({ input }) => {
      const id = activities.length + 1
      const { description = null, endTime = null, classId = null, imageUrl = null, isOuting } = input
      const made = activityOf({
        ...input,
        id,
        description,
        endTime,
        classId,
        imageUrl,
        isOuting: isOuting ?? false,
      })
      activities.push(made)
      return { createActivity: made }
    }),
    mockOf(UpdateActivityDocument, ({ id, input }) => {
      const activity = find(id)
      return activity
        ? {
            updateActivity: Object.assign(activity, input, {
              version: activity.version + 1,
            }),
          }
        : missing()
    }),
    mockOf(DeleteActivityDocument, ({ id }) => {
      deleted.add(id)
      return { deleteActivity: { id, version: 2 } }
    }),
    mockOf(RestoreActivityDocument, ({ id }) => {
      deleted.delete(id)
      return { restoreActivity: { id, version: 3 } }
    }),
  ]
}
