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

/** Something on an application that may be right and often is a slip: it is asked before the application is sent. */
export interface Doubt {
  /** The field that would be put right. */
  field: 'childDob' | 'childAge' | 'program' | 'startDate'
  message: string
}

export interface DoubtedAnswers {
  childName: string
  childDob: string
  childAge: AgeGroupCode
  program: EnrollmentProgramCode
  startDate: string
}

/** Completed months at which a child belongs to an age group, both included. */
const groupMonths: Record<AgeGroupCode, readonly [from: number, to: number]> = {
  '0-18months': [0, 18],
  '18-36months': [18, 36],
  '3-5years': [36, 71],
  '5-6years': [60, 83],
}

/** Completed months at which a child follows a program (specification of the public site, section 3). */
const programMonths: Record<EnrollmentProgramCode, readonly [from: number, to: number]> = {
  infants: [4, 18],
  toddlers: [18, 36],
  preschool: [36, 71],
  kindergarten: [60, 83],
}

/** The last of the choices that a child of this age has come to; the first one before. */
function choiceAt<Code extends string>(
  choices: Record<Code, readonly [from: number, to: number]>,
  months: number,
): Code {
  const codes = Object.keys(choices) as [Code, ...Code[]]
  return codes.findLast((code) => choices[code][0] <= months) ?? codes[0]
}

/** The age group of today and the program of the first day that follow from a date of birth. */
export function choicesOfAge(childDob: string, startDate: string, today: string) {
  const start = startDate < today ? today : startDate
  return {
    childAge: choiceAt(groupMonths, monthsOn(childDob, today)),
    program: choiceAt(programMonths, monthsOn(childDob, start)),
  }
}

/** A month more or less is no slip. */
const slack = 1

/** A start further away than this is more likely a slip of the year. */
const furthestStart = 24

function monthsOn(dateOfBirth: string, day: string): number {
  const { years, months } = ageOn(dateOfBirth, day)
  return years * 12 + months
}

/** `7 months`, `1 year 2 months`, `8 years`. */
function ageInWords(months: number): string {
  const [years, rest] = [Math.floor(months / 12), months % 12]
  if (years === 0) return counted(rest, 'month')
  return rest === 0 || years > 2 ? counted(years, 'year') : `${counted(years, 'year')} ${counted(rest, 'month')}`
}

const fits = ([from, to]: readonly [number, number], youngest: number, oldest: number) =>
  oldest >= from - slack && youngest <= to + slack

/**
 * What does not fit together on an application whose fields are right one by one: the age with the age group and the
 * program, and a start that has passed, lies far ahead, or comes before the birth.
 */
export function doubtsOf(
  { childName, childDob, childAge, program, startDate }: DoubtedAnswers,
  today: string,
): Doubt[] {
  const doubts: Doubt[] = []
  const name = childName.trim().split(/\s+/)[0] ?? ''
  const start = startDate < today ? today : startDate
  if (isExpectedBirthday(childDob, today))
    doubts.push({ field: 'childDob', message: `${name} is not born yet, and is expected on ${formatDate(childDob)}.` })
  const [now, then] = [monthsOn(childDob, today), monthsOn(childDob, start)]
  if (startDate >= childDob && !fits(groupMonths[childAge], now, then))
    doubts.push({
      field: 'childAge',
      message: `${name} is ${ageInWords(now)} old, and the age group is ${labelOf(AGE_GROUPS, childAge)}.`,
    })
  if (startDate >= childDob && !fits(programMonths[program], then, then))
    doubts.push({
      field: 'program',
      message: `On the first day ${name} is ${ageInWords(then)} old, and the program is ${labelOf(ENROLLMENT_PROGRAMS, program)}.`,
    })
  if (startDate < today)
    doubts.push({ field: 'startDate', message: `The start date, ${formatDate(startDate)}, has passed.` })
  else if (startDate < childDob)
    doubts.push({ field: 'startDate', message: `The start date, ${formatDate(startDate)}, is before the birth.` })
  else if (startDate > addMonths(today, furthestStart))
    doubts.push({
      field: 'startDate',
      message: `The start date, ${formatDate(startDate)}, is more than two years away.`,
    })
  return doubts
}
