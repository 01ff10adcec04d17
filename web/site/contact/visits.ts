import type { BookVisitInput } from '#graphql/visits/visits.schema.ts'
import { send } from '#web/app/graphqlFetch.ts'
import bookDocument from './bookVisit.graphql?raw'
import type { BookVisitMutation } from './bookVisit.generated.ts'
import type { VisitTimesQuery } from './visitTimes.generated.ts'
import timesDocument from './visitTimes.graphql?raw'

export type VisitTimes = VisitTimesQuery['visitTimes']

/** What the page of a centre that shows families round needs: the free times, and how one is booked. */
export interface Visits {
  /** As the server rendered them. */
  times: VisitTimes
  /** How they are now. */
  readTimes: () => Promise<VisitTimes>
  book: (input: BookVisitInput) => Promise<BookVisitMutation['bookVisit']>
}

export const readVisitTimes = async () => (await send<VisitTimesQuery>(timesDocument)).visitTimes

export const bookVisit = async (input: BookVisitInput) =>
  (await send<BookVisitMutation>(bookDocument, { input })).bookVisit
