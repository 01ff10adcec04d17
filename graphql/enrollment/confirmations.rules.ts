import {
  AGE_GROUPS,
  ENROLLMENT_PROGRAMS,
  type AgeGroupCode,
  type EnrollmentProgramCode,
  labelOf,
} from '#graphql/values/ageGroups.ts'
import { counted } from '#graphql/values/counted.ts'
import { isExpectedBirthday } from '#graphql/values/birthday.ts'
import { addMonths, ageOn, formatDate } from '#graphql/values/dates.ts'

/** An answer that may be right but is often a mistake: the applicant is asked before the application is sent. */
export interface Confirmation {
  field: 'childDob' | 'childAge' | 'program' | 'startDate'
  message: string
}

export interface CheckedAnswers {
  childName: string
  childDob: string
  childAge: AgeGroupCode
  program: EnrollmentProgramCode
  startDate: string
}

/** The range of ages in completed months of an age group, both ends included. */
const groupMonths: Record<AgeGroupCode, readonly [from: number, to: number]> = {
  '0-18months': [0, 18],
  '18-36months': [18, 36],
  '3-5years': [36, 71],
  '5-6years': [60, 83],
}

/** The range of ages in completed months of a program (specification of the public site, section 3). */
const programMonths: Record<EnrollmentProgramCode, readonly [from: number, to: number]> = {
  infants: [4, 18],
  toddlers: [18, 36],
  preschool: [36, 71],
  kindergarten: [60, 83],
}

/** The last choice whose lower limit this age has reached; the first one below that. */
function choiceAt<Code extends string>(
  choices: Record<Code, readonly [from: number, to: number]>,
  months: number,
): Code {
  const codes = Object.keys(choices) as [Code, ...Code[]]
  return codes.findLast((code) => choices[code][0] <= months) ?? codes[0]
}

/** Today's age group, and the program on the first day, derived from a date of birth. */
export function choicesOfAge(childDob: string, startDate: string, today: string) {
  const start = startDate < today ? today : startDate
  return {
    childAge: choiceAt(groupMonths, monthsOn(childDob, today)),
    program: choiceAt(programMonths, monthsOn(childDob, start)),
  }
}

/** A month either way is not a mistake. */
const slack = 1

/** A later start is more likely a wrong year. */
const furthestStart = 24

function monthsOn(dateOfBirth: string, day: string): number {
  const { years, months } = ageOn(dateOfBirth, day)
  return years * 12 + months
}

/** `7 months`, `1 year 2 months`, `8 years`. */
function formatMonths(months: number): string {
  const [years, rest] = [Math.floor(months / 12), months % 12]
  if (years === 0) return counted(rest, 'month')
  return rest === 0 || years > 2 ? counted(years, 'year') : `${counted(years, 'year')} ${counted(rest, 'month')}`
}

const fits = ([from, to]: readonly [number, number], youngest: number, oldest: number) =>
  oldest >= from - slack && youngest <= to + slack

/**
 * Contradictions in an application whose fields are valid one by one: the age against the age group and the program,
 * and a start date in the past, far ahead, or before the birth.
 */
export function confirmationsFor(
  { childName, childDob, childAge, program, startDate }: CheckedAnswers,
  today: string,
): Confirmation[] {
  const confirmations: Confirmation[] = []
  const ask = (field: Confirmation['field'], message: string) => confirmations.push({ field, message })
  const name = childName.trim().split(/\s+/)[0] ?? ''
  const start = startDate < today ? today : startDate
  if (isExpectedBirthday(childDob, today))
    ask('childDob', `${name} has not been born yet: the due date is ${formatDate(childDob)}.`)
  const [now, then] = [monthsOn(childDob, today), monthsOn(childDob, start)]
  const [group, course] = [labelOf(AGE_GROUPS, childAge), labelOf(ENROLLMENT_PROGRAMS, program)]
  if (startDate >= childDob && !fits(groupMonths[childAge], now, then))
    ask('childAge', `${name} is ${formatMonths(now)} old, but the age group is ${group}.`)
  if (startDate >= childDob && !fits(programMonths[program], then, then))
    ask('program', `On the first day ${name} will be ${formatMonths(then)} old, but the program is ${course}.`)
  const theStart = `The start date, ${formatDate(startDate)}, is`
  if (startDate < today) ask('startDate', `${theStart} in the past.`)
  else if (startDate < childDob) ask('startDate', `${theStart} before the date of birth.`)
  else if (startDate > addMonths(today, furthestStart)) ask('startDate', `${theStart} more than two years away.`)
  return confirmations
}
