import { formatDate } from '#graphql/values/dates.ts'
import { plain } from '#graphql/values/search.ts'
import { type Enrolment, hasLeft } from './enrolment.rules.ts'

export interface NamedAndBorn {
  firstName: string
  lastName: string
  dateOfBirth: string
}

/**
 * The same text for two entries of one child: its whole name as a search reads it, and its date of birth. Twins share
 * the birthday alone. An import, Add Student and enrolling an application all follow this one rule.
 */
export const sameChildKey = ({ firstName, lastName, dateOfBirth }: NamedAndBorn): string =>
  `${plain(`${firstName} ${lastName}`).trim().split(/\s+/).join(' ')} ${dateOfBirth}`

/** What is said of the child that is here already. */
export function hereAlready(child: NamedAndBorn & Enrolment, today: string): string {
  const where = hasLeft(child, today) ? `was here until ${formatDate(child.lastDay ?? today)}` : 'is already here'
  return `A child of this name and date of birth ${where}: ${child.firstName} ${child.lastName}.`
}
