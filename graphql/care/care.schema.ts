import * as z from 'zod/mini'
import { code, id, optionalText, randomId, wholeBetween } from '#graphql/platform/fields.schema.ts'
import { isCalendarDate } from '#graphql/values/dates.ts'
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
import { bottleMessage, countMessage, problemOf } from './entryProblem.rules.ts'

const momentMessage = 'Please enter when it happened.'
const moment = z.pipe(
  z.string(momentMessage).check(z.refine((text) => !Number.isNaN(Date.parse(text)), momentMessage)),
  z.transform((text: string) => new Date(text).toISOString()),
)
const uuid = randomId('Every entry needs an id.')

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
