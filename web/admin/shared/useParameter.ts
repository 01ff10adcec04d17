import { useCallback, useEffect, useState } from 'react'
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

/** How long nothing is typed before it is searched for, in milliseconds. */
export const searchPause = 250

/**
 * A search box above a list. What is typed shows at once; after a pause it is what is searched for, and is in the
 * address, as no step of its own; a box that is cleared shows the whole list at once. The box follows the address: back navigation, and links that search.
 * @param label what the box is called
 * @param name of the parameter in the address
 */
export function useSearch(label: string, name = 'search') {
  const [parameters, setParameters] = useSearchParams()
  const inAddress = parameters.get(name) ?? ''
  const [typed, setTyped] = useState(inAddress)
  const [seen, setSeen] = useState(inAddress)
  const [written, setWritten] = useState(inAddress)
  // The address was changed by something else, such as a link of the menu: it says what is looked for.
  if (inAddress !== seen) {
    setSeen(inAddress)
    if (inAddress !== written) {
      setTyped(inAddress)
      setWritten(inAddress)
    }
  }
  const write = useCallback(
    (text: string) => {
      setWritten(text)
      setParameters(
        (now) => {
          const changed = new URLSearchParams(now)
          if (text === '') changed.delete(name)
          else changed.set(name, text)
          return changed
        },
        { replace: true, ...staying },
      )
    },
    [name, setParameters],
  )
  useEffect(() => {
    if (typed === inAddress || typed === '') return
    const timer = setTimeout(() => write(typed), searchPause)
    return () => clearTimeout(timer)
  }, [typed, inAddress, write])
  /** What is cleared waits for nothing: what is chosen next is added to an address without it. */
  function onChange(text: string) {
    setTyped(text)
    if (text === '') write(text)
  }
  return {
    /** What the list is narrowed to. */
    search: inAddress.trim(),
    box: { label, value: typed, onChange },
  }
}
