import { useSyncExternalStore } from 'react'
import { DAY, JOHANNESBURG_OFFSET, todayInJohannesburg } from '#graphql/values/clock.ts'

const untilMidnight = () => DAY - ((Date.now() + JOHANNESBURG_OFFSET) % DAY)

/** A computer that slept through midnight looks again when somebody comes back to it. */
const comingBack = ['focus', 'pageshow'] as const

/** Calls back at every midnight in Johannesburg, and when the window is visible again. React compares the dates itself. */
function subscribe(onChange: () => void) {
  let timer: ReturnType<typeof setTimeout>
  function waitForMidnight() {
    timer = setTimeout(check, untilMidnight())
  }
  function check() {
    clearTimeout(timer)
    waitForMidnight()
    onChange()
  }
  waitForMidnight()
  document.addEventListener('visibilitychange', check)
  for (const name of comingBack) window.addEventListener(name, check)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', check)
    for (const name of comingBack) window.removeEventListener(name, check)
  }
}

const now = () => todayInJohannesburg()

/** The centre's date, `yyyy-MM-dd`. A page that stays open overnight is rendered again with the new one. */
export const useToday = () => useSyncExternalStore(subscribe, now, now)
