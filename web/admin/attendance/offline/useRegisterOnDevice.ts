import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import type { MarkStore } from '#web/shared/attendance/mark.ts'
import { MarkQueue, SendingFailed } from '../queue/MarkQueue.ts'

/** How often the server is looked for, in milliseconds. */
const lookEvery = 5_000

const isReachable = () =>
  fetch('/healthz', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )

/** A note that somebody is typing would be lost when the page is loaded again. */
const isTyping = () => document.activeElement instanceof HTMLInputElement && document.activeElement.type !== 'radio'

/** Looks for the server until it answers; `look` does so at once. */
export function useReturn(onBack: () => void) {
  const [looking, setLooking] = useState(false)
  const look = async () => {
    setLooking(true)
    if (await isReachable()) onBack()
    setLooking(false)
  }
  // rendered again with every mark and every try to send one, which must not begin the wait again
  const lookQuietly = useEffectEvent(async () => {
    if (!isTyping() && (await isReachable())) onBack()
  })
  useEffect(() => {
    const listen = () => void lookQuietly()
    const timer = setInterval(listen, lookEvery)
    window.addEventListener('online', listen)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', listen)
    }
  }, [])
  return { look, looking }
}

const notFromHere = () => Promise.reject(new SendingFailed('away', 'The server cannot be reached.'))

/** Marks on a page that has no server: they are kept on the device, and the page that takes over sends them. */
export function useWaitingMarks(owner: number, store: MarkStore) {
  const [queue] = useState(
    () => new MarkQueue({ owner, store, send: notFromHere, onAnswered: () => undefined, gather: 0 }),
  )
  return { queue, ...useSyncExternalStore(queue.subscribe, queue.read) }
}
