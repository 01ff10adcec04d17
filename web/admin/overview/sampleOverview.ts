import { addDays, mondayOf, todayInJohannesburg } from '#graphql/values/dates.ts'
import { type Mock, mockOf, pageOf } from '#web/app/mocks.tsx'
import { busyInbox } from '../messages/sampleMessages.ts'
import { forecastAnswer, sampleForecast } from './forecast/sampleForecast.ts'
import { AttendanceTrendDocument, type OverviewQuery, RecentMessagesDocument } from './overview.generated.ts'

const rates = [88, 91, 93, 90, 89, 94, 95, 92, 90, 93, 91, 92]
const monday = mondayOf(todayInJohannesburg())
const weeks = rates.map((rate, index) => ({
  monday: addDays(monday, 7 * (index - 11)),
  present: rate,
  recorded: 100,
  rate,
}))

/** Weeks of the demo centre, who wrote last and places left, for stories. */
export const answers = (trend: typeof weeks = weeks, inbox = busyInbox(), forecast = sampleForecast): Mock[] => [
  mockOf(AttendanceTrendDocument, { attendanceTrend: trend }),
  mockOf(RecentMessagesDocument, { conversations: pageOf(inbox, { first: 2 }) }),
  forecastAnswer(forecast),
]

const today = todayInJohannesburg()

const newApplications = [
  { id: 41, childName: 'Amogelang Motsepe' },
  { id: 40, childName: 'Hannah Steyn' },
]

type Ratio = OverviewQuery['roomRatios'][number]

const ratio = (classId: number, staff: number, overrides: Partial<Ratio> = {}): Ratio => ({
  classId,
  staff,
  promise: 8,
  law: 20,
  level: 'kept',
  ...overrides,
})

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
    visits: [
      {
        at: `${today}T14:30:00+02:00`,
        name: 'Palesa Nkosi',
        children: null,
        conversationId: 5,
        applicationId: null,
      },
      {
        at: `${addDays(today, 1)}T09:00:00+02:00`,
        name: 'Wilma Pretorius',
        children: 2,
        conversationId: null,
        applicationId: 35,
      },
    ],
    absentUnexplained: [
      { childId: 31, name: 'Kagiso Molefe' },
      { childId: 57, name: 'Mia van Zyl' },
    ],
    expiringPapers: [{ childId: 1, name: 'Lerato Mokoena', kind: 'clinic_card', expiresOn: addDays(today, 18) }],
    rooms: [
      classToday(1, 'Discoverers', '4-18 months', 'marigold', [3, 3, 6]),
      classToday(2, 'Explorers', '18-24 months', 'coral', [5, 6, 10]),
      classToday(3, 'Little Learners', '2-3 years', 'coral', [9, 10, 15]),
      classToday(4, 'Young Scholars', '3-4 years', 'sky', [20, 21, 24]),
      classToday(5, 'Future Leaders', '4-6 years', 'sky', [23, 25, 25]),
      classToday(6, 'Adventurers', '5-6 years', 'leaf', [22, 24, 26]),
    ],
  },
  roomRatios: [
    ratio(1, 1, { promise: 3, law: 6 }),
    ratio(2, 1, { promise: 5, law: 12 }),
    ratio(3, 2, { promise: 5, law: 12 }),
    ratio(4, 3),
    ratio(5, 2, { level: 'over_promise' }),
    ratio(6, 2, { law: 30, level: 'over_promise' }),
  ],
  newApplications,
  overdue: { totalCount: 14, owingCents: 3_124_000 },
  closedDays: [],
}
