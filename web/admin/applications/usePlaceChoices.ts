import { useQuery } from '@apollo/client/react'
import { isCalendarDate } from '#graphql/values/dates.ts'
import { EnrollChoicesDocument, type EnrollChoicesQuery } from './applications.generated.ts'

/**
 * The choices of a form that gives a place, with the places that are free on the first day typed into it; those it was
 * opened with until they have come.
 */
export function usePlaceChoices(applicationId: number, firstDay: string | undefined, opened: EnrollChoicesQuery) {
  const from = firstDay && isCalendarDate(firstDay) ? firstDay : null
  const { data, previousData, refetch } = useQuery(EnrollChoicesDocument, {
    variables: { from: from ?? '', applicationId },
    skip: from === null,
  })
  return { choices: data ?? previousData ?? opened, refetch }
}
