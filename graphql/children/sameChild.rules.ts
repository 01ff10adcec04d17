import { formatDate } from '#graphql/values/dates.ts'
import { plain } from '#graphql/values/search.ts'
import { type Enrolment, hasLeft } from './enrolment.rules.ts'

export interface NamedAndBorn {
  firstName: string
  lastName: string
  dateOfBirth: string
}

/**
 * The same key for two entries of one child: its full name, normalised as for search, and its date of birth. Twins
 * share only the date of birth. Imports, Add Student and enrolling an application all follow this rule.
 */
export const sameChildKey = ({ firstName, lastName, dateOfBirth }: NamedAndBorn): string =>
  `${plain(`${firstName} ${lastName}`).trim().split(/\s+/).join(' ')} ${dateOfBirth}`

export function hereAlready(child: NamedAndBorn & Enrolment, today: string): string {
  const where = hasLeft(child, today) ? `was here until ${formatDate(child.lastDay ?? today)}` : 'is already here'
  return `A child of this name and date of birth ${where}: ${child.firstName} ${child.lastName}.`
}
