import { meaningsOf } from '#graphql/platform/graphql/input.ts'
import { CareEntry } from './care.model.ts'

/** What the fields of an entry mean, for the inputs that hold them. */
export const careWords = {
  ...meaningsOf(CareEntry),
  entryId: 'Id of the entry it corrects; the same as id for a new one.',
  removed: 'Removes the entry.',
  kind: 'meal, bottle, sleep, sleep_check, nappy, potty, clothes, sunscreen, mood, note or supplies. A correction keeps it.',
  at: 'Time, or start of a sleep, as an ISO timestamp. A correction stays on the same day.',
  until: 'When a sleep ended, on the same day; null while the child is asleep.',
  ml: 'Amount drunk, 0 to 400 ml.',
  count: 'Number brought or counted, 0 to 500; formula in bottles, clothes in sets.',
}
