import { createContext, useContext, useMemo } from 'react'

const Prefetch = createContext<(to: string) => unknown>(() => undefined)

/** What is done when somebody is about to follow a link of the area, called with where it leads. */
export const PrefetchProvider = Prefetch.Provider

/** A pointer that only passes by is gone sooner, in milliseconds. */
const stays = 60

// there is one pointer and one focus, and the latter follows the former
let waiting: ReturnType<typeof setTimeout> | undefined

/** Whether the browser is to save data, as its settings or its line say. */
export const savesData = () =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true

/** Event handlers of a link: they tell when somebody stays on it or presses it. Anyone who saves data fetches nothing in vain. */
export function usePrefetchOnIntent(to: string) {
  const prefetch = useContext(Prefetch)
  return useMemo(() => {
    const leave = () => clearTimeout(waiting)
    const go = () => {
      leave()
      if (!savesData()) prefetch(to)
    }
    const come = () => {
      leave()
      waiting = setTimeout(go, stays)
    }
    return { onPointerEnter: come, onPointerLeave: leave, onPointerDown: go, onFocus: come, onBlur: leave }
  }, [prefetch, to])
}
