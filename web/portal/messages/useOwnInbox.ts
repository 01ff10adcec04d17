import { useApolloClient, useQuery } from '@apollo/client/react'
import { useEffect, useRef } from 'react'
import { ParentInboxDocument } from './ParentInbox.generated.ts'

/** How often a parent who has the messages open is shown new ones, in milliseconds. */
const pollEvery = 10_000

/** Shows what the school writes without a reload: when something new is there, the messages are read anew. */
export function useOwnInbox() {
  const { cache } = useApolloClient()
  const { data } = useQuery(ParentInboxDocument, { pollInterval: pollEvery, skipPollAttempt: () => document.hidden })
  const newest = data?.myInbox.newest
  const known = useRef(newest)
  useEffect(() => {
    if (newest === undefined || newest === known.current) return
    const isFirst = known.current === undefined
    known.current = newest
    if (isFirst) return
    for (const fieldName of ['myConversations', 'conversation']) cache.evict({ id: 'ROOT_QUERY', fieldName })
  }, [newest, cache])
}
