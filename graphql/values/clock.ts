/**
 * The centre's zone is Africa/Johannesburg, which is UTC+2 all year (South Africa has had no daylight saving time since
 * 1944). By itself, so that public pages, which tell nothing but the day, need not load the calendar.
 */

/** In milliseconds, as the other. */
export const DAY = 86_400_000
export const JOHANNESBURG_OFFSET = 2 * 3_600_000

let lastDay = { day: Number.NaN, date: '' }

/** The centre's date at a moment. Every child's age needs it, so the last one is cached. */
export function todayInJohannesburg(now: Date = new Date()): string {
  const day = Math.floor((now.getTime() + JOHANNESBURG_OFFSET) / DAY)
  if (day !== lastDay.day) lastDay = { day, date: new Date(day * DAY).toISOString().slice(0, 10) }
  return lastDay.date
}

/** The centre's clock at a moment, as `HH:mm`. */
export function timeInJohannesburg(now: Date = new Date()): string {
  return new Date(now.getTime() + JOHANNESBURG_OFFSET).toISOString().slice(11, 16)
}
