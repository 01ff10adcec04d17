import { addDays, addMonths, todayInJohannesburg } from '#graphql/values/dates.ts'
import { mockOf } from '#web/app/mocks.tsx'
import type { ListedApplication } from './application.ts'
import { ApplicationsDocument } from './applications.generated.ts'
import { applicationYears, listed, sampleApplications } from './sampleApplications.ts'

const today = todayInJohannesburg()

/** The age of a child who asks for each program, in months. */
const months: Record<string, number> = { infants: 7, toddlers: 27, preschool: 43, kindergarten: 63 }

let next = 29
const more = (
  childName: string,
  parentName: string,
  program: keyof typeof months,
  own: Partial<ListedApplication> = {},
): ListedApplication => {
  next -= 1
  const daysAgo = 48 - next
  return listed(next, {
    childName,
    parentName,
    program,
    childDob: addMonths(today, -(months[program] ?? 0)),
    createdAt: `${addDays(today, -daysAgo)}T09:10:00Z`,
    updatedAt: `${addDays(today, -2)}T09:10:00Z`,
    ...own,
  })
}

const tour = (days: number, time: string) => ({
  status: 'tour_booked',
  tourAt: `${addDays(today, days)}T${time}:00+02:00`,
})
const inLine = (waitlistPosition: number) => ({ status: 'waitlisted', waitlistPosition })

/** The pipeline in the weeks before a new year, when most families apply. */
export const busyApplications: ListedApplication[] = [
  ...sampleApplications,
  more('Kopano Sehloho', 'Nthabiseng Sehloho', 'preschool', { allergies: 'Bee stings: carries an adrenaline pen' }),
  more('Lethabo van der Westhuizen-Mokoena', 'Boitumelo van der Westhuizen-Mokoena', 'infants', {
    childDob: addMonths(today, 2),
  }),
  more('Ayanda Mbele', 'Zodwa Mbele', 'kindergarten'),
  more('Emma Coetzee', 'Yolandi Coetzee', 'toddlers', { status: 'in_review' }),
  more('Bohlale Makhetha', 'Teboho Makhetha', 'infants', { status: 'in_review', allergies: 'Cow’s milk' }),
  more('Noah Govender', 'Priya Govender', 'preschool', tour(1, '08:30')),
  more('Tshepo Letsie', 'Modise Letsie', 'kindergarten', tour(4, '10:15')),
  more('Mila Barnard', 'Charl Barnard', 'toddlers', inLine(2)),
  more('Khaya Ndlovu', 'Vusi Ndlovu', 'toddlers', inLine(3)),
  more('Sana Adams', 'Imran Adams', 'infants', inLine(1)),
  more('Willem du Toit', 'Madelein du Toit', 'preschool', {
    status: 'offered',
    offerUntil: addDays(today, 1),
    offerClassId: 4,
    offerFirstDay: addDays(today, 49),
    offerDayPlan: 'full_time',
  }),
  more('Palesa Nthoba', 'Puleng Nthoba', 'kindergarten', { status: 'enrolled' }),
  more('Johan Malan', 'Gert Malan', 'toddlers', { status: 'enrolled' }),
]

export const busyMonth = mockOf(ApplicationsDocument, { applicationYears, applications: busyApplications })
