import { useSearchParams } from 'react-router'
import { isMonth, withoutClass } from '#graphql/attendance/attendance.rules.ts'
import { isCalendarDate } from '#graphql/values/dates.ts'
import { useSetSearchParams } from '#web/admin/shared/useSearchParam.ts'
import { staying } from '#web/app/Scroll.tsx'
import { useToday } from '#web/app/useToday.ts'

const views = ['day', 'month', 'home', 'leave'] as const
/** A day, a month, who goes home now, or the leave of the staff. */
export type RegisterView = (typeof views)[number]
const isView = (text: string): text is RegisterView => views.some((view) => view === text)

/** The date, class, tab and view are search params, so that reload, back and sharing work; defaults are left out. */
export function useAddress() {
  const [search] = useSearchParams()
  const setParams = useSetSearchParams()
  const today = useToday()
  const date = search.get('date') ?? ''
  const month = search.get('month') ?? ''
  const asked = search.get('class')
  const classId = asked === null || asked === '' ? Number.NaN : Number(asked)
  const shownDate = isCalendarDate(date) ? date : today
  const asView = search.get('view') ?? ''
  const view: RegisterView = isView(asView) ? asView : 'day'
  const set = (changes: Record<string, string | null>) => setParams(changes, { replace: true, ...staying })
  return {
    tab: search.get('tab') === 'staff' ? 'staff' : 'students',
    view,
    // children go home today
    date: view === 'home' ? today : shownDate,
    month: isMonth(month) ? month : shownDate.slice(0, 7),
    classId: Number.isInteger(classId) && classId >= withoutClass ? classId : null,
    setTab: (tab: string) => set({ tab: tab === 'staff' ? 'staff' : null }),
    setView: (next: RegisterView) => set({ view: next === 'day' ? null : next }),
    setDate: (next: string) => set({ date: next === today ? null : next }),
    setMonth: (next: string) => set({ month: next }),
    setClass: (id: number) => set({ class: String(id) }),
  }
}
