import { useSyncExternalStore } from 'react'
import {
  addDays,
  formatDayShort,
  timeInJohannesburg,
  todayInJohannesburg,
  weekdayNameOf,
} from '#graphql/values/dates.ts'
import { clock } from '#graphql/values/twelveHours.ts'

interface Opening {
  /** When the doors are open on a day, `HH:mm`. */
  centreHours: { opens: string; closes: string }
  /** As the server knew it when the page was made. */
  openDays: { today: string; isOpen: boolean; next: string }
}

/** `today`, `tomorrow`, `Monday`, `Mon 11 Jan` */
function formatDay(date: string, today: string): string {
  if (date === today) return 'today'
  if (date === addDays(today, 1)) return 'tomorrow'
  return date < addDays(today, 7) ? weekdayNameOf(date) : formatDayShort(date)
}

/** `Open now, until 6:30 PM`, `Closed now, opens Monday 6:30 AM`; null for another day than the page was made on. */
export function formatOpening({ centreHours, openDays }: Opening, today: string, time: string): string | null {
  if (openDays.today !== today) return null
  const { opens, closes } = centreHours
  if (openDays.isOpen && opens <= time && time < closes) return `Open now, until ${clock(closes)}`
  const next = openDays.isOpen && time < opens ? today : openDays.next
  return `Closed now, opens ${formatDay(next, today)} ${clock(opens)}`
}

const everyHalfMinute = 30_000

function subscribe(onChange: () => void) {
  const timer = setInterval(onChange, everyHalfMinute)
  return () => clearInterval(timer)
}

const minute = () => `${todayInJohannesburg()} ${timeInJohannesburg()}`

/** Whether somebody is at the centre now, and when next. Known in the browser alone: pages are cached for a day. */
export function OpenNow({ centre }: { centre: Opening }) {
  const now = useSyncExternalStore(subscribe, minute, () => null)
  const [today = '', time = ''] = now?.split(' ') ?? []
  return formatOpening(centre, today, time)
}
