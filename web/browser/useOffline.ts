import { useSyncExternalStore } from 'react'

const events = ['online', 'offline']

function subscribe(listener: () => void) {
  for (const event of events) window.addEventListener(event, listener)
  return () => {
    for (const event of events) window.removeEventListener(event, listener)
  }
}

/** Whether the device itself knows that it has no connection; one that carries nothing is not known to it. */
export const useOffline = () =>
  useSyncExternalStore(
    subscribe,
    () => !navigator.onLine,
    () => false,
  )
