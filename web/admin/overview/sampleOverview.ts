import { addDays, mondayOf, todayInJohannesburg } from '#graphql/values/dates.ts'
import { type Mock, mockOf, pageOf } from '#web/app/mocks.tsx'
import { busyInbox } from '../messages/sampleMessages.ts'
import { forecastAnswer, sampleForecast } from './forecast/sampleForecast.ts'
import {
  AttendanceTrendDocument,
  type OverviewQuery,
  RecentMessagesDocument,
  RoomRatiosDocument,
  type RoomRatiosQuery,
} from './overview.generated.ts'

type Room = RoomRatiosQuery['roomRatios'][number]

export const room = (classId: number, name: string, ageGroup: string, overrides: Partial<Room>): Room => ({
  classId,
  name,
  ageGroup,
  children: 0,
  staff: 0,
  promise: 8,
  law: 20,
  level: 'kept',
  youAreHere: false,
  ...overrides,
})

const rooms: Room[] = [
  room(1, 'Discoverers', '4-18 months', { children: 3, staff: 1, promise: 3, law: 6 }),
  room(2, 'Explorers', '18-24 months', { children: 5, staff: 1, promise: 5, law: 12 }),
  room(3, 'Little Learners', '2-3 years', { children: 9, staff: 2, promise: 5, law: 12 }),
  room(4, 'Young Scholars', '3-4 years', { children: 20, staff: 3 }),
  room(5, 'Future Leaders', '4-6 years', { children: 23, staff: 2, level: 'over_promise' }),
  room(6, 'Adventurers', '5-6 years', { children: 22, staff: 2, law: 30, level: 'over_promise' }),
]
const rates = [88, 91, 93, 90, 89, 94, 95, 92, 90, 93, 91, 92]
const monday = mondayOf(todayInJohannesburg())
const weeks = rates.map((rate, index) => ({
  monday: addDays(monday, 7 * (index - 11)),
  present: rate,
  recorded: 100,
  rate,
}))

/** Rooms and weeks of the demo centre, and who wrote last, for stories. */
export const answers = (shown: Room[] = rooms, trend: typeof weeks = weeks, inbox = busyInbox()): Mock[] => [
  mockOf(RoomRatiosDocument, { roomRatios: shown }),
  mockOf(AttendanceTrendDocument, { attendanceTrend: trend }),
  mockOf(RecentMessagesDocument, { conversations: pageOf(inbox, { first: 2 }) }),
  forecastAnswer(shown.length > 0 ? sampleForecast : []),
]

const today = todayInJohannesburg()

const newApplications = [
  { id: 41, childName: 'Amogelang Motsepe', parentName: 'Lindiwe Motsepe', createdAt: `${today}T05:52:00Z` },
  { id: 40, childName: 'Hannah Steyn', parentName: 'Carla Steyn', createdAt: `${addDays(today, -1)}T09:10:00Z` },
]

const classToday = (
  classId: number,
  name: string,
  ageGroup: string,
  companion: string,
  [present, enrolled, capacity]: [number, number, number],
) => ({ classId, name, ageGroup, companion, present, inNow: present, enrolled, starting: 0, capacity })

/** The demo centre on the day it is loaded, for stories. */
export const sampleOverview: OverviewQuery = {
  overview: {
    date: today,
    students: 89,
    programs: 6,
    programsWithPlaces: 4,
    staff: 12,
    staffPresent: 11,
    revenueCents: 4_812_000,
    present: 82,
    absent: 7,
    toldAbsent: 5,
    attendanceRate: 92,
    rooms: [
      classToday(1, 'Discoverers', '4-18 months', 'marigold', [3, 3, 6]),
      classToday(2, 'Explorers', '18-24 months', 'coral', [5, 6, 10]),
      classToday(3, 'Little Learners', '2-3 years', 'coral', [9, 10, 15]),
      classToday(4, 'Young Scholars', '3-4 years', 'sky', [20, 21, 24]),
      classToday(5, 'Future Leaders', '4-6 years', 'sky', [23, 25, 25]),
      classToday(6, 'Adventurers', '5-6 years', 'leaf', [22, 24, 26]),
    ],
  },
  newApplications,
  closedDays: [],
}
