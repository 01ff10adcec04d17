import { closedStatuses } from '#graphql/enrollment/enrollment.rules.ts'
import { formatMonth, monthOf } from '#graphql/values/dates.ts'
import { matches } from '#graphql/values/search.ts'
import { type ListedApplication, statusOf } from './application.ts'

export interface Filters {
  /** Part of a name or of a reference. */
  search: string
  /** Code of a program; empty for all. */
  program: string
  /** Month of the preferred start, `yyyy-MM`; empty for any. */
  start: string
  /** Declined and withdrawn ones too. */
  closed: boolean
}

export const noFilters: Filters = { search: '', program: '', start: '', closed: false }

/** Every word of the search has to be in the child's name, the parent's name or the reference. */
const fits = ({ childName, parentName, reference }: ListedApplication, search: string) =>
  matches(search, childName, parentName, reference)

export const isClosed = (application: ListedApplication) =>
  closedStatuses.some((status) => status === statusOf(application))

export const applyFilters = (all: readonly ListedApplication[], { search, program, start, closed }: Filters) =>
  all.filter(
    (application) =>
      (closed || !isClosed(application)) &&
      (!program || application.program === program) &&
      (!start || monthOf(application.startDate) === start) &&
      fits(application, search),
  )

/** The months in which somebody wants to start, soonest first. */
export const startMonths = (all: readonly ListedApplication[]) =>
  [...new Set(all.map(({ startDate }) => monthOf(startDate)))]
    .sort()
    .map((month) => ({ value: month, label: `Starts ${formatMonth(month)}` }))
