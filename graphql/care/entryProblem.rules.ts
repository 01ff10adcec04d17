import { todayInJohannesburg } from '#graphql/values/dates.ts'
import { type CareValues, largestBottle, mostSupplies } from './care.rules.ts'

export const bottleMessage = `Please enter how much was drunk, from 0 to ${largestBottle} ml.`
export const countMessage = `Please enter a whole number from 0 to ${mostSupplies}.`

interface Problem {
  field: keyof CareValues
  message: string
}

/** What is wrong with an entry as a whole: a field that its kind needs, or a sleep that ends before it begins. */
export function problemOf(entry: Partial<CareValues> & Pick<CareValues, 'kind' | 'at'>): Problem | null {
  const { kind, at, until } = entry
  const needed: Partial<Record<CareValues['kind'], [keyof CareValues, string][]>> = {
    meal: [
      ['meal', 'Please choose a meal.'],
      ['portion', 'Please choose how much was eaten.'],
    ],
    bottle: [
      ['milk', 'Please choose what was in the bottle.'],
      ['ml', bottleMessage],
    ],
    nappy: [['nappy', 'Please choose what was in the nappy.']],
    potty: [['potty', 'Please choose wee, poo, both or nothing.']],
    mood: [['mood', 'Please choose a face.']],
    note: [['text', 'Please enter a note.']],
    supplies: [
      ['item', 'Please choose what was brought.'],
      ['way', 'Please choose brought or counted.'],
      ['count', countMessage],
    ],
  }
  const missing = needed[kind]?.find(([field]) => entry[field] == null)
  if (missing) return { field: missing[0], message: missing[1] }
  if (kind === 'sleep' && until) {
    if (until <= at) return { field: 'until', message: 'This sleep ends before it starts. Please check both times.' }
    if (todayInJohannesburg(new Date(at)) !== todayInJohannesburg(new Date(until)))
      return { field: 'until', message: 'A sleep must end on the day it started. Please enter an end on the same day.' }
  }
  return null
}
