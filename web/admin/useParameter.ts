import { useSearchParams } from 'react-router'
import { staying } from '#web/app/AreaRouter.tsx'

/** A part of the address beside the section, such as the child that is open: reload, back and sharing keep it. */
export function useParameter(name: string): [string | null, (next: string | null) => void] {
  const [search, setSearch] = useSearchParams()
  const change = (next: string | null) =>
    setSearch((now) => {
      const changed = new URLSearchParams(now)
      if (next === null) changed.delete(name)
      else changed.set(name, next)
      return changed
    }, staying)
  return [search.get(name), change]
}

/** The same for the number of a record; `null` for anything that is none. */
export function useIdParameter(name: string): [number | null, (next: number | null) => void] {
  const [value, change] = useParameter(name)
  const id = Number(value)
  return [
    value !== null && Number.isInteger(id) && id > 0 ? id : null,
    (next) => change(next === null ? null : String(next)),
  ]
}
