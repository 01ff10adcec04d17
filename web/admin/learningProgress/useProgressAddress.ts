import { type NavigateOptions, useSearchParams } from 'react-router'
import { useSetSearchParams } from '#web/admin/shared/useSearchParam.ts'

/** Whether a part of the address can be the number of a record. */
const isIdText = (text: string) => /^[1-9]\d{0,9}$/.test(text)

const tabs = ['overview', 'record', 'plan', 'track'] as const

type Name = 'tab' | 'class' | 'student' | 'child' | 'goal' | 'entry'

/** Tab, class and record are search params, so that reload, back and sharing work; defaults are left out. */
export function useProgressAddress() {
  const [search] = useSearchParams()
  const set: (changes: Partial<Record<Name, string | number | null>>, how?: NavigateOptions) => void =
    useSetSearchParams()
  const idOf = (name: Name) => {
    const text = search.get(name) ?? ''
    return isIdText(text) ? Number(text) : null
  }
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
