import * as z from 'zod/mini'
import { code, id } from '#graphql/platform/fields.schema.ts'
import { milestoneStates } from './milestones.rules.ts'
import { milestones } from './milestoneStatements.rules.ts'
import { pastDay } from './progress.schema.ts'

const [first = '', ...others] = milestones.map(({ key }) => key)
const listMessage = 'Please choose at least one milestone.'

/** What was seen of a child on a day: a state for each milestone that changes; null clears what was recorded by mistake. */
export const recordMilestonesSchema = z.object({
  childId: id('Please select a student.'),
  observedOn: pastDay('Please enter the day on which it was seen.'),
  entries: z
    .array(
      z.object({
        milestone: code([first, ...others], 'Please choose a milestone from the list.'),
        state: z.nullable(code(milestoneStates, 'Please choose Reached, Emerging or Not yet.')),
      }),
      listMessage,
    )
    .check(z.minLength(1, listMessage), z.maxLength(milestones.length, 'Please choose fewer milestones.')),
})
export type RecordMilestonesInput = z.output<typeof recordMilestonesSchema>
export type RecordMilestonesValues = z.input<typeof recordMilestonesSchema>
