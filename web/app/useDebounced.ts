import { useEffect, useState } from 'react'

/** How long nothing is typed before the server is asked, in milliseconds. */
const PAUSE = 250

/** The value once it has not changed for a moment: what is typed is searched for at a pause, not at every key. */
export function useDebounced<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
