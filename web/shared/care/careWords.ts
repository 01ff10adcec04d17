import type {
  CareKind,
  CareValues,
  CareVersion,
  Meal,
  Milk,
  Nappy,
  Portion,
  Potty,
  SleepEnding,
  SupplyItem,
  SupplyWay,
} from '#graphql/care/care.rules.ts'
import type { SupplyForecast } from '#graphql/care/supplies.rules.ts'
import { daysBetween, formatDayShort, timeInJohannesburg, weekdayNameOf } from '#graphql/values/dates.ts'

export const kindLabels: Record<CareKind, string> = {
  meal: 'Meal',
  bottle: 'Bottle',
  sleep: 'Sleep',
  sleep_check: 'Sleep check',
  nappy: 'Nappy',
  potty: 'Potty',
  clothes: 'Clothes',
  sunscreen: 'Sunscreen',
  mood: 'Mood',
  note: 'Note',
  supplies: 'Supplies',
}

export const mealLabels: Record<Meal, string> = {
  breakfast: 'Breakfast',
  morning_snack: 'Morning snack',
  lunch: 'Lunch',
  afternoon_snack: 'Afternoon snack',
}

export const portionLabels: Record<Portion, string> = {
  all: 'All',
  most: 'Most',
  some: 'Some',
  none: 'None',
  not_offered: 'Not offered',
}

export const milkLabels: Record<Milk, string> = { formula: 'Formula', breast_milk: 'Breast milk', other: 'Other' }

export const nappyLabels: Record<Nappy, string> = { wet: 'Wet', soiled: 'Soiled', both: 'Wet and soiled' }

export const pottyLabels: Record<Potty, string> = { wee: 'Wee', poo: 'Poo', both: 'Wee and poo', nothing: 'Nothing' }

export const endingLabels: Record<SleepEnding, string> = { woke: 'Woke up', was_woken: 'Was woken' }

export const itemLabels: Record<SupplyItem, string> = {
  nappies: 'Nappies',
  wipes: 'Wipes',
  formula: 'Formula',
  clothes: 'Clothes',
}

export const wayLabels: Record<SupplyWay, string> = { brought: 'Brought', counted: 'Counted' }

/** The five faces from sad to happy. */
export const moodLabels: Record<number, string> = {
  1: 'Sad',
  2: 'Unsettled',
  3: 'Calm',
  4: 'Happy',
  5: 'Very happy',
}

/** How much was eaten, after the name of the meal. */
export const ateWords: Record<Portion, string> = {
  all: 'ate everything',
  most: 'ate most of it',
  some: 'ate some of it',
  none: 'ate nothing',
  not_offered: 'not offered',
}

const bottleOf: Record<Milk, string> = {
  formula: 'Bottle of formula',
  breast_milk: 'Bottle of breast milk',
  other: 'Bottle',
}

const inNappy: Record<Nappy, string> = {
  wet: 'Nappy changed: wet',
  soiled: 'Nappy changed: soiled',
  both: 'Nappy changed: wet and soiled',
}

const onPotty: Record<Potty, string> = {
  wee: 'Potty: wee',
  poo: 'Potty: poo',
  both: 'Potty: wee and poo',
  nothing: 'Potty: nothing',
}

/** One of a thing, and several: formula counts in bottles, clothes in sets. */
const counted: Record<SupplyItem, readonly [one: string, several: string]> = {
  nappies: ['nappy', 'nappies'],
  wipes: ['wipe', 'wipes'],
  formula: ['bottle of formula', 'bottles of formula'],
  clothes: ['set of clothes', 'sets of clothes'],
}

/** `20 nappies` */
export const formatCount = (count: number, item: SupplyItem) => `${count} ${counted[item][count === 1 ? 0 : 1]}`

const time = (moment: string) => timeInJohannesburg(new Date(moment))

function formatSleep({ at, until, ending }: Pick<CareValues, 'at' | 'until' | 'ending'>): string {
  const [from, to] = [time(at), until && time(until)]
  if (!to) return `Asleep since ${from}`
  if (ending === 'was_woken') return `Slept from ${from} to ${to}, was woken`
  return `Slept from ${from} to ${to}`
}

const toWords: Record<CareKind, (entry: CareValues) => string> = {
  meal: ({ meal, portion }) => `${mealLabels[meal ?? 'lunch']}: ${ateWords[portion ?? 'all']}`,
  bottle: ({ milk, ml }) => `${bottleOf[milk ?? 'other']}: ${ml ?? 0} ml`,
  sleep: formatSleep,
  sleep_check: () => 'Checked while asleep',
  nappy: ({ nappy }) => inNappy[nappy ?? 'wet'],
  potty: ({ potty }) => onPotty[potty ?? 'nothing'],
  clothes: () => 'Clothes changed',
  sunscreen: () => 'Sunscreen applied',
  mood: ({ mood }) => `Mood: ${moodLabels[mood ?? 3]?.toLowerCase()}`,
  note: ({ text }) => text ?? '',
  supplies: ({ item, way, count }) => `${wayLabels[way ?? 'brought']}: ${formatCount(count ?? 0, item ?? 'nappies')}`,
}

/** An entry as an answer of the server has it, where codes are plain text. */
export type Answered<Value> = {
  [Field in keyof Value]: Value[Field] extends string
    ? string
    : Value[Field] extends string | null
      ? string | null
      : Value[Field]
}

/** What an entry says, in one sentence without its time: `Lunch: ate most of it`, `Slept from 12:05 to 13:40`. */
export const formatEntry = (entry: Answered<CareValues>): string => {
  const said = entry as CareValues
  return toWords[said.kind](said)
}

/** When an entry happened, `12:05`; of a sleep when it began. */
export const entryTime = ({ at }: Pick<CareVersion, 'at'>) => time(at)

/** `Thursday`, and for a day more than a week away `Tue 24 Nov` */
const formatDay = (date: string, today: string) =>
  daysBetween(today, date) < 7 ? weekdayNameOf(date) : formatDayShort(date)

/** How much is left and for how long: `4 left, enough until Thursday`. */
export function formatSupply({ left, enoughUntil, isShort }: Answered<SupplyForecast>, today: string): string {
  if (left === 0) return 'None left'
  if (enoughUntil === null) return isShort ? `${left} left, not enough for today` : `${left} left`
  if (enoughUntil === today) return `${left} left, enough for today`
  return `${left} left, enough until ${formatDay(enoughUntil, today)}`
}

const pleaseBring: Record<SupplyItem, string> = {
  nappies: 'Please bring nappies',
  wipes: 'Please bring wipes',
  formula: 'Please bring formula',
  clothes: 'Please bring spare clothes',
}

/** `Please bring nappies: 4 left, enough until Thursday` */
export const bringText = (supply: Answered<SupplyForecast>, today: string): string =>
  `${pleaseBring[supply.item as SupplyItem]}: ${formatSupply(supply, today)}`

/** `1 h 35 min` */
export function formatMinutes(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  if (hours === 0) return `${rest} min`
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`
}
