import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import type { Closing } from '#graphql/closedDays/closedDays.rules.ts'
import { CentreClosingsDocument } from './CentreClosings.generated.ts'

const none: readonly Closing[] = []

/**
 * The days on which the centre itself closes, of a span of days. Weekends and public holidays need no request, so that
 * a form goes without its own closings until they have come, or when they cannot be read.
 */
export function useClosings(from: string, to: string): readonly Closing[] {
  const { lastData } = useScreenQuery(CentreClosingsDocument, { from, to })
  return lastData?.closedDays ?? none
}
