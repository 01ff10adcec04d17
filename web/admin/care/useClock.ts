import { useEffect, useState } from 'react'

/** How often what depends on the time is rendered again, in milliseconds: a check becomes due without a connection too. */
const tick = 15_000

/** The time of the server, as it goes on. */
export function useClock(now: () => Date): Date {
  const [, setTick] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setTick((count) => count + 1), tick)
    return () => clearInterval(timer)
  }, [])
  return now()
}
