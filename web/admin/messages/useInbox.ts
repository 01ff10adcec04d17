import { useQuery } from '@apollo/client/react'
import { useArrivals } from '#web/app/useFreshness.ts'
import { InboxDocument } from './messages.generated.ts'

/** How often somebody who has the messages open is shown new ones, in milliseconds. */
const pollEvery = 5_000

/** What is unread, kept up to date; what arrives is shown without a reload. */
export function useInbox() {
  const { data } = useQuery(InboxDocument, { pollInterval: pollEvery, skipPollAttempt: () => document.hidden })
  useArrivals(data?.inbox.newest)
  return data?.inbox
}
