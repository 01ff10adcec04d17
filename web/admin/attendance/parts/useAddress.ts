import { useCallback } from 'react'
import { useSearchParams } from 'react-router'
import { staying } from '#web/app/Scroll.tsx'
import { isMonth, withoutClass } from '#graphql/attendance/attendance.rules.ts'
import { isCalendarDate } from '#graphql/values/dates.ts'
import { useToday } from '#web/app/useToday.ts'

/** What is looked at stands in the address, so that reload, back and sharing work. The usual choice stands there as nothing. */
export function useAddress() {
  const [search, setSearch] = useSearchParams()
  const today = useToday()
  const date = search.get('date') ?? ''
  const month = search.get('month') ?? ''
  const asked = search.get('class')
  const classId = asked === null || asked === '' ? Number.NaN : Number(asked)
  const shownDate = isCalendarDate(date) ? date : today
  const set = useCallback(
    (changes: Record<string, string | null>) =>
      setSearch(
        (now) => {
          const next = new URLSearchParams(now)
          for (const [name, value] of Object.entries(changes)) {
            if (value === null) next.delete(name)
            else next.set(name, value)
          }
          return next
        },
        { replace: true, ...staying },
      ),
    [setSearch],
  )
  return {
    tab: search.get('tab') === 'staff' ? 'staff' : 'students',
    view: search.get('view') === 'month' ? 'month' : 'day',
    date: shownDate,
    month: isMonth(month) ? month : shownDate.slice(0, 7),
    classId: Number.isInteger(classId) && classId >= withoutClass ? classId : null,
    setTab: (tab: string) => set({ tab: tab === 'staff' ? 'staff' : null }),
    setView: (view: string) => set({ view: view === 'month' ? 'month' : null }),
    setDate: (next: string) => set({ date: next === today ? null : next }),
    setMonth: (next: string) => set({ month: next }),
    setClass: (id: number) => set({ class: String(id) }),
  }
}
