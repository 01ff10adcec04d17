import type { EnrollmentValues } from '#graphql/enrollment/enrollment.schema.ts'
import { addDays, addMonths, todayInJohannesburg } from '#graphql/values/dates.ts'
import { adultNames, allergies, childNames, lastNames, streets, suburbs } from './names.ts'
import { Random } from './random.ts'

/** One seed for a whole test run; a test that needs certain values passes them as overrides. */
const shared = new Random(20_261_121, 10_000)

export interface NewUser {
  username: string
  email: string
  firstName: string
  lastName: string
  role: 'parent' | 'teacher' | 'admin'
  phoneNumber: string | null
  passwordHash: string
  emailVerifiedAt: string | null
}

export const mobile = (random: Random) =>
  `0${random.pick(['71', '72', '73', '82', '83', '84'])} ${random.between(200, 999)} ${random.between(1000, 9999)}`

const plain = (name: string) =>
  name
    .normalize('NFD')
    .replace(/[^A-Za-z]/g, '')
    .toLowerCase()

export function buildUser(overrides: Partial<NewUser> = {}, random = shared): NewUser {
  const serial = random.serial()
  const firstName = overrides.firstName ?? random.pick(adultNames)
  const lastName = overrides.lastName ?? random.pick(lastNames)
  const username = `${plain(firstName)}.${plain(lastName)}.${serial}`
  return {
    username,
    email: `${username}@${(overrides.role ?? 'parent') === 'parent' ? 'families' : 'kiewiet'}.example`,
    firstName,
    lastName,
    role: 'parent',
    phoneNumber: mobile(random),
    passwordHash: '',
    emailVerifiedAt: new Date().toISOString(),
    ...overrides,
  }
}

export interface NewChild {
  firstName: string
  lastName: string
  dateOfBirth: string
  allergies: string | null
  medicalNotes: string | null
  emergencyContact: string | null
  emergencyContactPhone: string | null
  programId: number | null
  classId: number | null
  dayPlan: 'full_time' | 'half_day'
  enrolledOn: string
  lastDay?: string | null
  nextClassId?: number | null
  nextClassOn?: string | null
}

/** A child aged between two numbers of months on a day. */
export function birthdayBetween(fromMonths: number, toMonths: number, today: string, random: Random): string {
  const youngest = addMonths(today, -fromMonths)
  const months = random.between(fromMonths, toMonths - 1)
  const date = addDays(addMonths(today, -months), -random.between(0, 27))
  const oldest = addDays(addMonths(today, -toMonths), 1)
  if (date < oldest) return oldest
  return date > youngest ? youngest : date
}

export function buildChild(
  overrides: Partial<NewChild> = {},
  random = shared,
  today = todayInJohannesburg(),
): NewChild {
  const lastName = overrides.lastName ?? random.pick(lastNames)
  return {
    firstName: random.pick(childNames),
    lastName,
    dateOfBirth: birthdayBetween(6, 70, today, random),
    allergies: random.chance(0.09) ? random.pick(allergies) : null,
    medicalNotes: random.chance(0.05) ? 'Asthma: the inhaler is in the child’s bag.' : null,
    emergencyContact: `${random.pick(adultNames)} ${lastName}`,
    emergencyContactPhone: mobile(random),
    programId: null,
    classId: null,
    dayPlan: random.chance(0.8) ? 'full_time' : 'half_day',
    enrolledOn: addDays(today, -random.between(30, 700)),
    ...overrides,
  }
}

/** The answers of an enrollment form, all in order. */
export function buildEnrollment(overrides: Partial<EnrollmentValues> = {}, random = shared): EnrollmentValues {
  const serial = random.serial()
  const today = todayInJohannesburg()
  const lastName = random.pick(lastNames)
  const parent = random.pick(adultNames)
  return {
    childName: `${random.pick(childNames)} ${lastName}`,
    childDob: birthdayBetween(20, 34, today, random),
    childAge: '18-36months',
    parentName: `${parent} ${lastName}`,
    email: `${plain(parent)}.${plain(lastName)}.${serial}@families.example`,
    phone: mobile(random),
    address: `${random.between(1, 180)} ${random.pick(streets)}, ${random.pick(suburbs)}, Bloemfontein, 9301`,
    program: 'toddlers',
    startDate: addDays(today, random.between(14, 90)),
    additionalInfo: null,
    allergies: null,
    termsAccepted: true,
    ...overrides,
  }
}
