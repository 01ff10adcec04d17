import { addDays, todayInJohannesburg } from '#graphql/values/dates.ts'
import type { OverviewQuery } from './overview.generated.ts'

const today = todayInJohannesburg()

const newApplications = [
  { id: 41, childName: 'Amogelang Motsepe', parentName: 'Lindiwe Motsepe', createdAt: `${today}T05:52:00Z` },
  { id: 40, childName: 'Hannah Steyn', parentName: 'Carla Steyn', createdAt: `${addDays(today, -1)}T09:10:00Z` },
]

const room = (
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
      room(1, 'Discoverers', '4-18 months', 'marigold', [3, 3, 6]),
      room(2, 'Explorers', '18-24 months', 'coral', [5, 6, 10]),
      room(3, 'Little Learners', '2-3 years', 'coral', [9, 10, 15]),
      room(4, 'Young Scholars', '3-4 years', 'sky', [20, 21, 24]),
      room(5, 'Future Leaders', '4-6 years', 'sky', [23, 25, 25]),
      room(6, 'Adventurers', '5-6 years', 'leaf', [22, 24, 26]),
    ],
  },
  newApplications,
  closedDays: [],
}
