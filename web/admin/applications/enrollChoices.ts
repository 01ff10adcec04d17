import { proposedFirstDay } from '#graphql/children/enrolment.rules.ts'
import { formatPlaces } from '#graphql/classes/classes.rules.ts'
import { ageOn, formatDate, todayInJohannesburg } from '#graphql/values/dates.ts'
import type { ListedApplication } from './application.ts'
import type { EnrollChoicesQuery } from './applications.generated.ts'

export type ClassChoice = EnrollChoicesQuery['classPlaces'][number]

/** `Explorers · 18-24 months · 4 places left` */
export function formatClass({ class: { name, ageGroup }, free }: ClassChoice): string {
  const places = free === 0 ? 'full' : free === 1 ? '1 place left' : `${free} places left`
  return `${name} · ${ageGroup} · ${places}`
}

/** `9 of 10 places are taken and 1 is offered on 11 January 2027.` */
export const fullText = (choice: ClassChoice, day: string) =>
  `${formatPlaces({ ...choice, capacity: choice.class.capacity })} on ${formatDate(day)}.`

const monthsOn = (dateOfBirth: string, day: string) => {
  const { years, months } = ageOn(dateOfBirth, day)
  return years * 12 + months
}

/** Whether the child's age fits the class on its first day: the one that was asked for, or today where that is over. */
export function fitsAge(
  { class: { ageFromMonths, ageToMonths } }: ClassChoice,
  { childDob, startDate }: ListedApplication,
  today = todayInJohannesburg(),
) {
  const months = monthsOn(childDob, proposedFirstDay(startDate, today))
  return months >= ageFromMonths && months < ageToMonths
}

/** The class to propose: of the child's age, of the program asked for, and with a place left, in this order. */
export function proposedClass(
  application: ListedApplication,
  { classPlaces, programs }: Pick<EnrollChoicesQuery, 'classPlaces' | 'programs'>,
): ClassChoice | undefined {
  const program = programs.find(({ code }) => code === application.program)
  const points = (choice: ClassChoice) =>
    (fitsAge(choice, application) ? 4 : 0) +
    (choice.class.programId === program?.id ? 2 : 0) +
    (choice.free > 0 ? 1 : 0)
  return classPlaces
    .filter((choice) => fitsAge(choice, application) || choice.class.programId === program?.id)
    .toSorted((one, other) => points(other) - points(one))[0]
}
