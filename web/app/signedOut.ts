import { useSyncExternalStore } from 'react'

let signedOut = false
const listeners = new Set<() => void>()

function set(next: boolean) {
  signedOut = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** To be called once the server answers that nobody is signed in any more. */
export const markSignedOut = () => set(true)

/** To be called once the same person is signed in again. */
export const markSignedIn = () => set(false)

/** Whether the session has ended, elsewhere or by itself, while a page is open that needs one. */
export const useSignedOut = () =>
  useSyncExternalStore(
    subscribe,
    () => signedOut,
    () => false,
  )
