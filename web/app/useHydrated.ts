import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and while the page is taken over, true from then on: for parts that only a browser can show. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
