import { useQuery } from '@apollo/client/react'
import { useArrivals } from '#web/app/useFreshness.ts'
import { ParentInboxDocument } from './messages.generated.ts'

/** How often a parent who has the messages open is shown new ones, in milliseconds. */
const pollEvery = 10_000

/** Shows what the school writes without a reload. */
export function useOwnInbox() {
  const { data } = useQuery(ParentInboxDocument, { pollInterval: pollEvery, skipPollAttempt: () => document.hidden })
  useArrivals(data?.myInbox.newest)
}
