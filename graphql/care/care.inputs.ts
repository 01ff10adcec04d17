import { meaningsOf } from '#graphql/platform/graphql/input.ts'
import { CareEntry } from './care.model.ts'

/** What the fields of an entry mean, for the inputs that hold them. */
export const careWords = {
  ...meaningsOf(CareEntry),
  entryId: 'Of the entry that it corrects; the same as the id of the version for a new one.',
  removed: 'Says that it never happened.',
  kind: 'meal, bottle, sleep, sleep_check, nappy, potty, clothes, sunscreen, mood, note or supplies. A correction keeps it.',
  at: 'When it happened, or a sleep began, as an ISO timestamp. A correction stays on the day.',
  until: 'When a sleep ended, on the same day; null while the child is asleep.',
  ml: 'How much was drunk, 0 to 400 ml.',
  count: 'How many were brought or counted, 0 to 500; formula in bottles, clothes in sets.',
}
