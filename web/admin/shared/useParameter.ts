import { useEffect, useState } from 'react'
import { type NavigateOptions, useSearchParams } from 'react-router'
import { staying } from '#web/app/Scroll.tsx'

/**
 * A part of the address beside the section, such as the child that is open: reload, back and sharing keep it. The page
 * stays where it was scrolled to, unless `how` says otherwise.
 */
export function useParameter(name: string): [string | null, (next: string | null, how?: NavigateOptions) => void] {
  const [search, setSearch] = useSearchParams()
  const change = (next: string | null, how: NavigateOptions = staying) =>
    setSearch((now) => {
      const changed = new URLSearchParams(now)
      if (next === null) changed.delete(name)
      else changed.set(name, next)
      return changed
    }, how)
  return [search.get(name), change]
}

/** The same for the number of a record; `null` for anything that is none. */
export function useIdParameter(name: string): [number | null, (next: number | null, how?: NavigateOptions) => void] {
  const [value, change] = useParameter(name)
  const id = Number(value)
  return [
    value !== null && Number.isInteger(id) && id > 0 ? id : null,
    (next, how) => change(next === null ? null : String(next), how),
  ]
}

/** How long nothing is typed until it is kept, in milliseconds. */
const rest = 300

/** The same for what is typed: it shows at once, and stands in the address after a rest, as no step of its own. */
export function useTypedParameter(name: string): [string, (next: string) => void] {
  const [search, setSearch] = useSearchParams()
  const kept = search.get(name) ?? ''
  const [typed, setTyped] = useState(kept)
  const [seen, setSeen] = useState(kept)
  const [written, setWritten] = useState(kept)
  // The address was changed by something else, such as a link of the menu: it says what is looked for.
  if (kept !== seen) {
    setSeen(kept)
    if (kept !== written) {
      setTyped(kept)
      setWritten(kept)
    }
  }
  useEffect(() => {
    if (typed === kept) return
    const timer = setTimeout(() => {
      setWritten(typed)
      setSearch(
        (now) => {
          const changed = new URLSearchParams(now)
          if (typed === '') changed.delete(name)
          else changed.set(name, typed)
          return changed
        },
        { replace: true, ...staying },
      )
    }, rest)
    return () => clearTimeout(timer)
  }, [typed, kept, name, setSearch])
  return [typed, setTyped]
}
