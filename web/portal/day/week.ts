import { type CareVersion, currentEntries, type Meal, type Portion, sleepsOf } from '#graphql/care/care.rules.ts'
import { closedReason } from '#graphql/closedDays/closedDays.rules.ts'
import {
  addDays,
  eachDay,
  isCalendarDate,
  minutesBetween,
  mondayOf,
  timeInJohannesburg,
  weekdayOf,
} from '#graphql/values/dates.ts'
import { ateWords, mealLabels } from '#web/shared/care/careWords.ts'
import { viewPath } from '../views.ts'
import { type ChildDay, isOver, formatSleep, versionsOf } from './daySummary.ts'

const isOpen = (date: string) => closedReason(date, []) === null

/** The next open day before or after a day. */
export function openDayBeside(date: string, step: 1 | -1): string {
  const beside = addDays(date, step)
  return isOpen(beside) ? beside : openDayBeside(beside, step)
}

/** The day in the address; today where there is none, or one that has not come yet. */
export function dayIn(search: string, today: string): string {
  const asked = new URLSearchParams(search).get('date') ?? ''
  return isCalendarDate(asked) && asked <= today ? asked : today
}

/** Address of a day; a chosen child stays chosen. */
export function dayPath(date: string, search: string): string {
  const parameters = new URLSearchParams(search)
  parameters.set('date', date)
  return `${viewPath('day')}?${parameters}`
}

/** Minutes since midnight in Johannesburg. */
const minuteOf = (moment: string) => minutesBetween('00:00', timeInJohannesburg(new Date(moment)))

export interface WeekDay {
  date: string
  /** In minutes since midnight; until the same minute where nobody entered the end. */
  sleeps: { from: number; until: number }[]
  meals: { at: number; meal: Meal; portion: Portion }[]
  bottles: number[]
  /** How long it slept, in words; nothing where it did not. */
  slept: readonly string[]
  /** How much of which meal it ate, in words. */
  eaten: readonly string[]
  isTold: boolean
}

const untold: Omit<ChildDay, 'date'> = { closedAt: null, isTold: true, entries: [] }

function weekDayOf(date: string, days: readonly ChildDay[], { today, now }: { today: string; now: string }): WeekDay {
  const day = days.find((one) => one.date === date) ?? { ...untold, date }
  const over = isOver(day, today)
  const entries: CareVersion[] = currentEntries(versionsOf(day.entries))
  const spans = sleepsOf(entries)
  const last = new Map(entries.flatMap((entry) => (entry.kind === 'meal' ? [[entry.meal, entry] as const] : [])))
  const meals = [...last.values()].flatMap(({ at, meal, portion }) =>
    meal && portion && portion !== 'not_offered' ? [{ at: minuteOf(at), meal, portion }] : [],
  )
  return {
    date,
    sleeps: spans.map(({ from, until }) => ({
      from: minuteOf(from),
      until: minuteOf(until ?? (over ? from : now)),
    })),
    meals,
    bottles: entries.filter(({ kind }) => kind === 'bottle').map(({ at }) => minuteOf(at)),
    slept: formatSleep(spans, over),
    eaten: meals.map(({ meal, portion }) => `${mealLabels[meal]}: ${ateWords[portion]}`),
    isTold: day.isTold,
  }
}

/** The days of a week from Monday to Friday, and those of the weekend on which something was entered. */
export const weekOf = (date: string, days: readonly ChildDay[], known: { today: string; now: string }): WeekDay[] =>
  eachDay(mondayOf(date), addDays(mondayOf(date), 6))
    .map((each) => weekDayOf(each, days, known))
    .filter(({ date: each }) => weekdayOf(each) <= 5 || days.some((day) => day.date === each && day.entries.length > 0))

/** The hours that a picture of these days has, from the opening of the centre until it closes at least. */
export function hoursOf(week: readonly WeekDay[], { opens, closes }: { opens: string; closes: string }) {
  const moments = week.flatMap(({ sleeps, meals, bottles }) => [
    ...sleeps.flatMap(({ from, until }) => [from, until]),
    ...meals.map(({ at }) => at),
    ...bottles,
  ])
  return {
    from: Math.floor(Math.min(minutesBetween('00:00', opens), ...moments) / 60),
    until: Math.ceil(Math.max(minutesBetween('00:00', closes), ...moments) / 60),
  }
}
