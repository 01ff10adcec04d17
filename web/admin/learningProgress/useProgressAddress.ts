import { useSearchParams } from 'react-router'
import { staying } from '#web/app/Scroll.tsx'

/** Whether a part of the address can be the number of a record. */
const isIdText = (text: string) => /^[1-9]\d{0,9}$/.test(text)

const tabs = ['overview', 'record', 'plan', 'track'] as const

type Name = 'tab' | 'class' | 'student' | 'child' | 'goal' | 'entry'

/** What is looked at stands in the address, so that reload, back and sharing work. The usual choice stands there as nothing. */
export function useProgressAddress() {
  const [search, setSearch] = useSearchParams()
  const idOf = (name: Name) => {
    const text = search.get(name) ?? ''
    return isIdText(text) ? Number(text) : null
  }
  const set = (changes: Partial<Record<Name, string | number | null>>, how = staying) =>
    setSearch((now) => {
      const next = new URLSearchParams(now)
      for (const [name, value] of Object.entries(changes)) {
        if (value === null) next.delete(name)
        else next.set(name, String(value))
      }
      return next
    }, how)
  const tab = tabs.find((one) => one === search.get('tab')) ?? 'overview'
  return {
    tab,
    classId: idOf('class'),
    student: idOf('student'),
    child: idOf('child'),
    goal: idOf('goal'),
    /** A whole class is being assessed. */
    entry: search.has('entry'),
    set,
    setTab: (next: string) => set({ tab: next === 'overview' ? null : next }),
  }
}

export type ProgressAddress = ReturnType<typeof useProgressAddress>
