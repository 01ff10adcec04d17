import { addMonths, ageOn, formatAge, todayInJohannesburg, turnsThisYear } from '#graphql/values/dates.ts'
import type { ClassroomsQuery } from '../../classrooms/classrooms.generated.ts'
import type { ParentsQuery } from '../../parentChild/parents.generated.ts'
import type { ChildDetailsQuery, PrintoutsQuery } from '../../students/students.generated.ts'

const today = todayInJohannesburg()

type Child = Omit<ChildDetailsQuery['child'], 'class' | 'program' | 'guardians'>
type User = Omit<ParentsQuery['users']['edges'][number]['node'], 'guardianships'> & {
  createdAt: string
  homeAddress: string | null
}
type Room = Omit<ClassroomsQuery['classes'][number], 'program' | 'enrolled' | 'starting'>
type Program = { id: number; name: string; code: string; companion: string; ratio: string | null }

export interface Link {
  id: number
  parentId: number
  childId: number
  relationshipType: string
  isPrimary: boolean
  mayCollect: boolean
  mayDecide: boolean
  version: number
}

export interface People {
  children: Child[]
  users: User[]
  links: Link[]
  contacts: (PrintoutsQuery['children'][number]['contacts'][number] & { childId: number; inEmergency: boolean })[]
  rooms: Room[]
  programs: Program[]
  /** Staff who are in today, by id. */
  staffIn: number[]
  /** Accounts that were deleted, by id. */
  deletedUsers: number[]
}

export const ageFields = (dateOfBirth: string) => ({
  namesakeBirthday: null as string | null,
  age: turnsThisYear(dateOfBirth, today),
  exactAge: formatAge(ageOn(dateOfBirth, today)),
})

const child = (
  id: number,
  name: string,
  months: number,
  [classId, programId]: [number | null, number],
  more: Partial<Child> = {},
): Child => {
  const [firstName = '', ...rest] = name.split(' ')
  const dateOfBirth = addMonths(today, -months)
  const attendanceToday = { id, date: today, status: 'present', timeIn: '00:05', timeOut: null, notes: null }
  return {
    id,
    firstName,
    lastName: rest.join(' '),
    dateOfBirth,
    ...ageFields(dateOfBirth),
    allergies: null,
    medicalNotes: null,
    emergencyContact: `Thandi ${rest.join(' ')}`,
    emergencyContactPhone: '082 555 0142',
    profileImage: null,
    classId,
    programId,
    dayPlan: 'full_time',
    enrolledOn: addMonths(today, -6),
    lastDay: null,
    leavingReason: null,
    noticeMonth: null,
    nextClassId: null,
    nextClassOn: null,
    nextClass: null,
    application: null,
    removedAt: null,
    isErased: false,
    version: 1,
    attendanceToday,
    attendanceThisMonth: { present: 14, recorded: 15 },
    attendance: [attendanceToday],
    ...more,
  }
}

const user = (id: number, name: string, role: string, more: Partial<User> = {}): User => {
  const [firstName = '', ...rest] = name.split(' ')
  const username = `${firstName}.${rest.join('')}`.toLowerCase()
  return {
    id,
    username,
    firstName,
    lastName: rest.join(' '),
    email: `${username}@${role === 'parent' ? 'families' : 'kiewiet'}.example`,
    phoneNumber: '082 555 0142',
    homeAddress: null,
    emailVerifiedAt: `${today}T06:00:00Z`,
    lastSignedInAt: `${today}T05:30:00Z`,
    invitedAt: null,
    emailRefusedSince: null,
    role,
    version: 1,
    createdAt: `${today}T06:00:00Z`,
    ...more,
  }
}

const room = (
  id: number,
  name: string,
  ageGroup: string,
  [from, to, capacity]: [number, number, number],
  programId: number,
): Room => ({
  id,
  name,
  ageGroup,
  ageFromMonths: from,
  ageToMonths: to,
  capacity,
  room: ['Nest', 'Burrow', 'Garden room', 'Acacia', 'Veld', 'Koppie'][id - 1] ?? 'Hall',
  programId,
  version: 1,
})

const absent = { id: 6, date: today, status: 'absent', timeIn: null, timeOut: null, notes: 'Reported by parent: flu' }

/** A small centre for stories. Little Learners is full. */
export const samplePeople = (): People => ({
  staffIn: [2],
  deletedUsers: [],
  programs: [
    { id: 1, name: 'Infants', code: 'infants', companion: 'marigold', ratio: '1:3' },
    { id: 2, name: 'Toddlers', code: 'toddlers', companion: 'coral', ratio: '1:5' },
    { id: 3, name: 'Preschool', code: 'preschool', companion: 'sky', ratio: '1:8' },
  ],
  rooms: [
    room(1, 'Discoverers', '4-18 months', [4, 18, 6], 1),
    room(2, 'Explorers', '18-24 months', [18, 24, 10], 2),
    room(3, 'Little Learners', '2-3 years', [24, 36, 3], 2),
    room(4, 'Young Scholars', '3-4 years', [36, 48, 24], 3),
  ],
  children: [
    child(1, 'Ben Fourie', 9, [1, 1]),
    child(2, 'Amahle Dlamini', 20, [2, 2]),
    child(3, 'Ethan Naidoo', 23, [2, 2], { dayPlan: 'half_day', attendanceToday: null }),
    child(4, 'Lerato Mokoena', 32, [3, 2], {
      allergies: 'Peanuts: a mild reaction. The antihistamine is in her bag.',
      medicalNotes: 'Asthma: the inhaler is in the first-aid box.',
    }),
    child(5, 'Mia van Wyk', 35, [3, 2], { allergies: 'Cow’s milk' }),
    child(6, 'Zoë Jacobs', 37, [3, 2], { attendanceToday: absent, attendance: [absent] }),
    child(7, 'Thabo Mokoena', 46, [4, 3]),
    child(8, 'Naledi Khumalo', 50, [null, 3], { attendanceToday: null, attendance: [] }),
  ],
  users: [
    user(1, 'Annelie Kruger', 'admin'),
    user(2, 'Mpho Sithole', 'teacher'),
    user(3, 'Grace Moeketsi', 'teacher', { phoneNumber: null }),
    user(11, 'Thandi Mokoena', 'parent', { homeAddress: '4 Acacia Street, Universitas' }),
    user(12, 'Pieter van Wyk', 'parent', { emailVerifiedAt: null }),
    user(13, 'Anita Jacobs', 'parent', { phoneNumber: null, lastSignedInAt: null }),
    user(14, 'Sizwe Dlamini', 'parent', { lastSignedInAt: null, invitedAt: `${today}T05:30:00Z` }),
  ],
  links: [
    {
      id: 1,
      parentId: 11,
      childId: 4,
      relationshipType: 'mother',
      isPrimary: true,
      mayCollect: true,
      mayDecide: true,
      version: 1,
    },
    {
      id: 2,
      parentId: 11,
      childId: 7,
      relationshipType: 'mother',
      isPrimary: true,
      mayCollect: true,
      mayDecide: true,
      version: 1,
    },
    {
      id: 3,
      parentId: 12,
      childId: 5,
      relationshipType: 'father',
      isPrimary: true,
      mayCollect: true,
      mayDecide: true,
      version: 1,
    },
    {
      id: 4,
      parentId: 14,
      childId: 4,
      relationshipType: 'other',
      isPrimary: false,
      mayCollect: false,
      mayDecide: false,
      version: 1,
    },
  ],
  contacts: [
    {
      id: 1,
      childId: 4,
      name: 'Nomsa Mokoena',
      relationship: 'Grandmother',
      phone: '082 555 0143',
      inEmergency: true,
      collecting: 'yes',
    },
  ],
})

const nothingYet = { attendanceToday: null, attendance: [] }

/** The same with a child who starts later and one who has left. */
export const peopleComingAndGoing = (): People => {
  const people = samplePeople()
  people.children.push(
    child(9, 'Kagiso Sithole', 41, [4, 3], { ...nothingYet, enrolledOn: addMonths(today, 2) }),
    child(10, 'Ruan Botha', 66, [4, 3], {
      ...nothingYet,
      enrolledOn: addMonths(today, -30),
      lastDay: addMonths(today, -1),
      leavingReason: 'Goes to school',
    }),
  )
  return people
}

/** As many children as a large group of centres has. */
export const manyChildren = (count: number): Child[] =>
  Array.from({ length: count }, (_, index) => {
    const names = ['Amahle', 'Ben', 'Ethan', 'Lerato', 'Mia', 'Naledi', 'Thabo', 'Zoë']
    const surnames = ['Dlamini', 'Fourie', 'Naidoo', 'Mokoena', 'van Wyk', 'Khumalo', 'Jacobs']
    const name = `${names[index % names.length]} ${surnames[index % surnames.length]} ${index + 1}`
    return child(index + 1, name, 6 + (index % 60), [(index % 4) + 1, 2], { attendance: [] })
  })

export { child as sampleChild, room as sampleRoom, user as sampleUser }
