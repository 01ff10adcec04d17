import * as z from 'zod/mini'
import { code, id, optionalText, randomId, wholeBetween } from '#graphql/platform/fields.schema.ts'
import { isCalendarDate, todayInJohannesburg } from '#graphql/values/dates.ts'
import {
  type CareValues,
  careKinds,
  largestBottle,
  meals,
  milks,
  moods,
  mostSupplies,
  nappies,
  portions,
  potties,
  sleepEndings,
  supplyItems,
  supplyWays,
} from './care.rules.ts'

const momentMessage = 'Please enter when it happened.'
const moment = z.pipe(
  z.string(momentMessage).check(z.refine((text) => !Number.isNaN(Date.parse(text)), momentMessage)),
  z.transform((text: string) => new Date(text).toISOString()),
)
const uuid = randomId('Every entry needs an id.')

const bottleMessage = `Please enter how much was drunk, from 0 to ${largestBottle} ml.`
const countMessage = `Please enter a whole number from 0 to ${mostSupplies}.`

/** The fields of an entry, as they are sent; which of them a kind needs is checked by `missingIn`. */
export const careFields = {
  kind: code(careKinds, 'Please choose what it was.'),
  at: moment,
  until: z.nullish(moment),
  meal: z.nullish(code(meals, 'Please choose a meal.')),
  portion: z.nullish(code(portions, 'Please choose how much was eaten.')),
  milk: z.nullish(code(milks, 'Please choose what was in the bottle.')),
  ml: z.nullish(wholeBetween(0, largestBottle, bottleMessage)),
  nappy: z.nullish(code(nappies, 'Please choose what was in the nappy.')),
  potty: z.nullish(code(potties, 'Please choose wee, poo, both or nothing.')),
  ending: z.nullish(code(sleepEndings, 'Please choose how the sleep ended.')),
  mood: z.nullish(wholeBetween(Math.min(...moods), Math.max(...moods), 'Please choose a face.')),
  item: z.nullish(code(supplyItems, 'Please choose what was brought.')),
  way: z.nullish(code(supplyWays, 'Please choose brought or counted.')),
  count: z.nullish(wholeBetween(0, mostSupplies, countMessage)),
  text: optionalText(1_000),
}

const overnight = 'A sleep must end on the day it started. Please enter an end on the same day.'

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
      return { field: 'until', message: overnight }
  }
  return null
}

const isWhole = z.superRefine((entry: Partial<CareValues> & Pick<CareValues, 'kind' | 'at'>, context) => {
  const problem = problemOf(entry)
  if (problem) context.addIssue({ code: 'custom', path: [problem.field], message: problem.message })
})

const versionFields = {
  /** Of the entry that it corrects; its own for a new one. */
  entryId: uuid,
  removed: z.nullish(z.boolean()),
  ...careFields,
}

const entrySchema = z
  .object({
    /** Of this version; a random UUID. */
    id: uuid,
    childId: id('Please choose a child.'),
    ...versionFields,
  })
  .check(isWhole)

/** What an action of a tablet says of a child; the action has the id and the child. */
export const roomCareSchema = z.object(versionFields).check(isWhole)
export type CareEntryInput = z.output<typeof entrySchema>

export const mostEntries = 200

export const recordCareSchema = z.object({
  entries: z
    .array(entrySchema, 'Please send a list of entries.')
    .check(
      z.minLength(1, 'There is nothing to enter.'),
      z.maxLength(mostEntries, `Please send at most ${mostEntries} entries at once.`),
    ),
})
export type RecordCareInput = z.output<typeof recordCareSchema>

const dayMessage = 'Please choose a day.'
export const closeCareDaySchema = z.object({
  classId: id('Please choose a class.'),
  date: z.string(dayMessage).check(z.refine(isCalendarDate, dayMessage)),
})
export type CloseCareDayInput = z.output<typeof closeCareDaySchema>
