import { useEffect, useState } from 'react'

/** How long nothing is typed before it is searched for, in milliseconds: in every search box and picker. */
export const searchPause = 250

/** The value once it has not changed for {@link searchPause}: typing sends one request, not one for each key. */
export function useDebounced<Value>(value: Value): Value {
  const [debounced, setDebounced] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), searchPause)
    return () => clearTimeout(timer)
  }, [value])
  return debounced
}
