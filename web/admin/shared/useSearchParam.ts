import { useCallback, useEffect, useState } from 'react'
import { type NavigateOptions, useSearchParams } from 'react-router'
import { staying } from '#web/app/Scroll.tsx'
import { searchPause } from '#web/app/useDebounced.ts'

/** Changes parts of the address beside the section: null takes one out. */
export function useSetSearchParams() {
  const [, setSearch] = useSearchParams()
  return useCallback(
    (changes: Record<string, string | number | null>, how: NavigateOptions = staying) =>
      setSearch((now) => {
        const changed = new URLSearchParams(now)
        for (const [name, value] of Object.entries(changes)) {
          if (value === null) changed.delete(name)
          else changed.set(name, String(value))
        }
        return changed
      }, how),
    [setSearch],
  )
}

/**
 * A part of the address beside the section, such as the child that is open: reload, back and sharing keep it. The page
 * stays where it was scrolled to, unless `how` says otherwise.
 */
export function useSearchParam(name: string): [string | null, (next: string | null, how?: NavigateOptions) => void] {
  const [search] = useSearchParams()
  const set = useSetSearchParams()
  return [search.get(name), (next, how) => set({ [name]: next }, how)]
}

/** The same for the number of a record; `null` for anything that is none. */
export function useIdSearchParam(name: string): [number | null, (next: number | null, how?: NavigateOptions) => void] {
  const [value, change] = useSearchParam(name)
  const id = Number(value)
  return [
    value !== null && Number.isInteger(id) && id > 0 ? id : null,
    (next, how) => change(next === null ? null : String(next), how),
  ]
}

/** Links that change one part of the address, such as the record that is open, and leave what the list is narrowed to. */
export function usePathWith(parameter: string) {
  const [search] = useSearchParams()
  return (id: number | null) => {
    const changed = new URLSearchParams(search)
    if (id === null) changed.delete(parameter)
    else changed.set(parameter, String(id))
    return `?${changed}`
  }
}

/**
 * A search box above a list. What is typed shows at once; after a pause it is what is searched for, and is in the
 * address, as no step of its own; a box that is cleared shows the whole list at once. The box follows the address: back navigation, and links that search.
 * @param label what the box is called
 * @param name of the parameter in the address
 */
export function useSearch(label: string, name = 'search') {
  const [parameters] = useSearchParams()
  const set = useSetSearchParams()
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
      set({ [name]: text || null }, { replace: true, ...staying })
    },
    [name, set],
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
