import { useDeferredValue, useState } from 'react'
import { useDrawn } from '#web/ui/useDrawn.ts'

/**
 * How much of something long is drawn: at first what is in sight, so that it comes soon, and all of it once that is seen.
 * @param inSight how much can be in sight when the page is opened
 */
export function useInSightFirst(all: number, inSight: () => number): number {
  const [first] = useState(inSight)
  const seen = useDrawn(all > first)
  return useDeferredValue(seen ? all : Math.min(all, first))
}
