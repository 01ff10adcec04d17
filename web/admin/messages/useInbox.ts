import { useQuery } from '@apollo/client/react'
import { useEffect, useRef } from 'react'
import { InboxDocument } from './Inbox.generated.ts'

/** How often somebody who has the messages open is shown new ones, in milliseconds. */
const pollEvery = 5_000

/**
 * Asks again and again whether something new was written.
 * @param onNew called when there is, not for what was there at the beginning
 */
export function useInbox(onNew: () => void) {
  const { data } = useQuery(InboxDocument, { pollInterval: pollEvery, skipPollAttempt: () => document.hidden })
  const newest = data?.inbox.newest
  const known = useRef(newest)
  const latest = useRef(onNew)
  useEffect(() => {
    latest.current = onNew
  })
  useEffect(() => {
    if (newest === undefined || newest === known.current) return
    const isFirst = known.current === undefined
    known.current = newest
    if (!isFirst) latest.current()
  }, [newest])
  return data?.inbox
}
