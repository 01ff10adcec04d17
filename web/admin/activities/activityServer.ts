import { addDays, todayInJohannesburg } from '#graphql/values/dates.ts'
import { matches } from '#graphql/values/search.ts'
import { failure, type Mock, mockOf, pageOf } from '#web/app/mocks.tsx'
import { centreClasses } from '#web/admin/shared/people/sampleCentre.ts'
import {
  ActivitiesDocument,
  ActivityRepliesDocument,
  type ActivityRepliesQuery,
  CreateActivityDocument,
  DeleteActivityDocument,
  OpenedActivityDocument,
  OutingListDocument,
  type OutingListQuery,
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

const replied = (yes: number, no: number, invited: number, withoutConsent = 0) => ({ yes, no, invited, withoutConsent })

/** What the demo centre plans and has done, with replies as they come in. */
export const busyActivities = (): Activity[] =>
  planned().map((activity) => ({
    ...activity,
    class: centreClasses.find(({ id }) => id === activity.classId) ?? null,
  }))

const planned = () => [
  activityOf({
    id: 11,
    title: 'Heritage morning',
    description: 'Everyone comes in traditional clothes and brings something to eat from home.',
    date: addDays(today, -60),
    endTime: '11:30',
    location: 'Hall',
    replyCounts: replied(71, 8, 89),
  }),
  activityOf({
    id: 12,
    title: 'Library visit',
    description: 'A walk to the Universitas library, with a story hour there.',
    date: addDays(today, -11),
    endTime: '11:00',
    location: 'Universitas library',
    classId: 6,
    isOuting: true,
    replyCounts: replied(22, 1, 24),
  }),
  activityOf({
    id: 13,
    title: 'Hearing and eye screening',
    date: addDays(today, -4),
    time: '08:30',
    location: 'Acacia',
    classId: 4,
  }),
  activityOf({
    id: 14,
    title: 'Water play',
    description: "Please send a hat, a towel and spare clothes with your child's name on them.",
    date: addDays(today, 2),
    time: '10:00',
    endTime: '11:00',
    classId: 3,
    replyCounts: replied(6, 1, 10),
  }),
  activityOf({
    id: 15,
    title: 'Meet the teachers',
    description: "Ten minutes with your child's teachers, with tea and rusks in the hall while you wait.",
    date: addDays(today, 2),
    time: '16:30',
    endTime: '18:00',
    location: 'Hall',
    replyCounts: replied(43, 5, 89),
  }),
  activityOf({
    id: 3,
    title: 'Visit to the fire station, with a picnic at the dam on the way back',
    description:
      'We are going by minibus with car seats, with four adults. Please dress your child in closed shoes and the teal golf shirt. We will be back for lunch.',
    date: addDays(today, 9),
    time: '09:00',
    endTime: '11:45',
    location: 'Ehrlich Park fire station',
    classId: 4,
    isOuting: true,
    replyCounts: replied(14, 2, 21, 3),
  }),
  activityOf({
    id: 16,
    title: 'Baby music hour',
    description: 'Parents are welcome to sing along.',
    date: addDays(today, 10),
    time: '10:00',
    location: 'Nest',
    classId: 1,
    replyCounts: replied(2, 0, 3),
  }),
  activityOf({
    id: 17,
    title: 'Toddler picnic',
    description: 'A blanket, a sandwich and bubbles.',
    date: addDays(today, 13),
    time: '10:00',
    endTime: '11:30',
    classId: 2,
    replyCounts: replied(0, 0, 6),
  }),
  activityOf({
    id: 18,
    title: 'Class concert',
    description: 'Every class sings one song. Doors open at 09:00; please be seated by 09:20.',
    date: addDays(today, 15),
    endTime: '11:00',
    location: 'Hall',
    replyCounts: replied(12, 0, 89),
  }),
]

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
    title: 'Class concert',
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

/** Nobody replies to what nobody has replied to. */
const hasReplies = ({ replyCounts: { yes, no } }: Activity) => yes + no > 0
const repliesTo = (activity: Activity) => (hasReplies(activity) ? sampleReplies : [])

type Traveller = OutingListQuery['activity']['replies'][number]

/** A child who comes along, with what has to be known on the way. */
function traveller(id: number, name: string, own: Partial<NonNullable<Traveller['child']>> = {}): Traveller {
  const [firstName = '', ...rest] = name.split(' ')
  return {
    id,
    attending: true,
    consentedAt: '2026-11-09T16:05:00.000Z',
    child: {
      ...childOf(30 + id, firstName, rest.join(' ')),
      exactAge: '4 years 2 months',
      allergies: null,
      medicalNotes: null,
      emergencyContacts: [{ name: `Thandi ${rest.at(-1)}`, phone: '0825550140', mayCollect: true }],
      ...own,
    },
  }
}

const travellers: Traveller[] = [
  traveller(1, 'Kiara Mofokeng', { allergies: 'Peanuts: a mild reaction. Antihistamine in the first-aid bag.' }),
  { ...traveller(2, 'Ruan Tladi'), consentedAt: null },
  traveller(3, 'Boitumelo van der Westhuizen-Mokoena', {
    medicalNotes: 'Asthma: blue inhaler in the bag, two puffs when wheezing.',
    emergencyContacts: [
      { name: 'Aunt Zodwa', phone: '0825550141', mayCollect: null },
      { name: 'Thandi van der Westhuizen-Mokoena', phone: '0825550142', mayCollect: true },
      { name: 'Sello Mokoena', phone: null, mayCollect: true },
      { name: 'Nomsa Mokoena', phone: '0825550143', mayCollect: false },
    ],
  }),
  { ...traveller(4, 'Daniel Jacobs'), attending: false, consentedAt: null },
  traveller(5, 'Amahle Dlamini', { emergencyContacts: [] }),
  traveller(6, 'Zoë Jacobs', { allergies: 'Bee stings: swelling. Call the parents at once.' }),
]

/** A server in memory, for stories in which something is changed. Answers given by the story come first. */
export function activityServer(
  overrides: readonly Mock[] = [],
  activities = sampleActivities(),
  classes: readonly (typeof rooms)[number][] = rooms,
): Mock[] {
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
      return { activities: pageOf(latestFirst ? found.toReversed() : found, page), classes: [...classes] }
    }),
    mockOf(OpenedActivityDocument, ({ id }) => {
      const activity = find(id)
      return activity ? { activity } : missing()
    }),
    mockOf(ActivityRepliesDocument, ({ id }) => {
      const activity = find(id)
      return activity ? { activity: { ...activity, replies: repliesTo(activity) } } : missing()
    }),
    mockOf(OutingListDocument, ({ id }) => {
      const activity = find(id)
      return activity ? { activity: { id, replies: hasReplies(activity) ? travellers : [] } } : missing()
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
