import { proposedFirstDay } from '#graphql/children/enrolment.rules.ts'
import { ageOn, todayInJohannesburg } from '#graphql/values/dates.ts'
import type { ListedApplication } from './application.ts'
import type { EnrollChoicesQuery } from './EnrollChoices.generated.ts'

type ClassChoice = EnrollChoicesQuery['classes'][number]

/** A child who starts later holds a place already. */
export const placesLeft = ({ capacity, enrolled, starting }: ClassChoice) => Math.max(0, capacity - enrolled - starting)

/** `Explorers · 18-24 months · 4 places left` */
export function classInWords(choice: ClassChoice): string {
  const left = placesLeft(choice)
  const places = left === 0 ? 'full' : left === 1 ? '1 place left' : `${left} places left`
  return `${choice.name} · ${choice.ageGroup} · ${places}`
}

const monthsOn = (dateOfBirth: string, day: string) => {
  const { years, months } = ageOn(dateOfBirth, day)
  return years * 12 + months
}

/** Whether the child's age fits the class on its first day: the one that was asked for, or today where that is over. */
export function fitsAge(
  choice: ClassChoice,
  { childDob, startDate }: ListedApplication,
  today = todayInJohannesburg(),
) {
  const months = monthsOn(childDob, proposedFirstDay(startDate, today))
  return months >= choice.ageFromMonths && months < choice.ageToMonths
}

/** The class to propose: of the child's age, of the program asked for, and with a place left, in this order. */
export function proposedClass(
  application: ListedApplication,
  { classes, programs }: EnrollChoicesQuery,
): ClassChoice | undefined {
  const program = programs.find(({ code }) => code === application.program)
  const points = (choice: ClassChoice) =>
    (fitsAge(choice, application) ? 4 : 0) +
    (choice.programId === program?.id ? 2 : 0) +
    (placesLeft(choice) > 0 ? 1 : 0)
  return classes
    .filter((choice) => fitsAge(choice, application) || choice.programId === program?.id)
    .toSorted((one, other) => points(other) - points(one))[0]
}
