import { todayInJohannesburg } from '#graphql/values/dates.ts'
import type { ClassRegisterQuery } from '../attendance.generated.ts'
import type { Entry, RegisterClass, RegisterEntry } from './rows.ts'

export const today = todayInJohannesburg()

const sampleAttendance = (childId: number, overrides: Partial<Entry> = {}): Entry => ({
  id: 100 + childId,
  childId,
  date: today,
  status: 'present',
  timeIn: '07:21',
  timeOut: null,
  notes: null,
  collectedBy: null,
  collectedReason: null,
  version: 1,
  ...overrides,
})

/** A child's line; present since 07:21 unless said otherwise. */
export function sampleEntry(childId: number, name: string, overrides: Partial<RegisterEntry> = {}): RegisterEntry {
  const [firstName = '', ...rest] = name.split(' ')
  const lastName = rest.join(' ')
  return {
    childId,
    firstName,
    lastName,
    namesakeBirthday: null,
    allergies: null,
    profileImage: null,
    mayCollect: [
      { name: `Thandi ${lastName}`, relationship: 'Mother', photo: null },
      { name: `Sipho ${lastName}`, relationship: 'Father', photo: null },
    ],
    absence: null,
    attendance: sampleAttendance(childId),
    ...overrides,
  }
}

/** The class of the design: seven present, one late, one absent, one whom nobody has marked yet. */
export const sampleEntries: RegisterEntry[] = [
  sampleEntry(1, 'Amahle Dlamini'),
  sampleEntry(2, 'Ben Fourie', { attendance: sampleAttendance(2, { timeIn: '07:28' }) }),
  sampleEntry(3, 'Dineo Molefe', { attendance: sampleAttendance(3, { notes: 'Grandmother collects at 13:00' }) }),
  sampleEntry(4, 'Ethan Naidoo', {
    attendance: sampleAttendance(4, { status: 'late', timeIn: '08:40', notes: 'Clinic in the morning' }),
  }),
  sampleEntry(5, 'Kagiso Tau', {
    attendance: sampleAttendance(5, { timeOut: '13:05', collectedBy: 'Thandi Tau' }),
  }),
  sampleEntry(6, 'Lerato Mokoena', { allergies: 'Peanuts: a mild reaction.' }),
  sampleEntry(7, 'Mia van Wyk', {
    absence: { id: 1, reason: 'Flu', toldAt: `${today}T04:50:00Z` },
    attendance: sampleAttendance(7, { status: 'absent', timeIn: null, notes: 'Flu' }),
  }),
  sampleEntry(8, 'Naledi Khumalo'),
  sampleEntry(9, 'Sipho Nkosi', { attendance: null }),
  sampleEntry(10, 'Zoë Jacobs'),
]

/** Several allergies in one text, as offices type them: what comes last may be what matters most. */
export const severalAllergies = [
  'Peanuts; eggs; bee stings (EpiPen)',
  'Lactose intolerant. Anaphylaxis to peanuts',
  'Allergic to: cow’s milk protein (a rash within the hour, antihistamine syrup in the blue bag), eggs in any form, also baked; tree nuts: cashews and pistachios above all. Wasp and bee stings. The adrenaline pen is in the office, second drawer; call an ambulance first, then the mother, then the father, and lay her flat.',
]

/** A full class on a busy morning: five more, with long names, notes and a mark that is still missing. */
export const busyEntries: RegisterEntry[] = [
  ...sampleEntries,
  sampleEntry(11, 'Boitumelo van der Westhuizen-Mokoena', {
    allergies: 'Bee stings: the adrenaline pen is in the office.',
    attendance: sampleAttendance(11, { timeIn: '07:55', notes: 'Leaves at 12:30 for the speech therapist in town' }),
  }),
  sampleEntry(12, 'Hlompho Lekota', { attendance: sampleAttendance(12, { status: 'late', timeIn: '09:05' }) }),
  sampleEntry(13, 'Isabella du Plessis', { attendance: null }),
  sampleEntry(14, 'Reitumetse Motaung', {
    absence: { id: 2, reason: 'Clinic', toldAt: `${today}T05:35:00Z` },
    attendance: null,
  }),
  sampleEntry(15, 'Yusuf Patel', { attendance: sampleAttendance(15, { timeIn: '06:35' }) }),
]

const sampleClass = (classId: number, name: string, ageGroup: string, companion: string): RegisterClass => ({
  classId,
  name,
  ageGroup,
  companion,
  enrolled: 10,
  present: 9,
  absent: 1,
})

export const sampleClasses: RegisterClass[] = [
  { ...sampleClass(1, 'Discoverers', '4-18 months', 'marigold'), enrolled: 3, present: 3, absent: 0 },
  { ...sampleClass(2, 'Explorers', '18-24 months', 'coral'), enrolled: 6, present: 5, absent: 1 },
  { ...sampleClass(3, 'Little Learners', '2-3 years', 'coral') },
  { ...sampleClass(4, 'Young Scholars', '3-4 years', 'sky'), enrolled: 21, present: 20, absent: 1 },
]

export const sampleRegister = (overrides: Partial<ClassRegisterQuery['register']> = {}): ClassRegisterQuery => ({
  viewer: { id: 1 },
  closedDays: [],
  register: { date: today, classId: 3, classes: sampleClasses, entries: sampleEntries, ...overrides },
})
