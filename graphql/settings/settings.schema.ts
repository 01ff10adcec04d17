import * as z from 'zod/mini'
import { shortText, text, timeOfDay, version } from '#graphql/platform/fields.schema.ts'

const time = timeOfDay('Please enter a time such as 07:30.')

const inOrder = z.refine<{ opens: string; closes: string }>(({ opens, closes }) => closes > opens, {
  path: ['closes'],
  error: 'The closing time must be after the opening time.',
})
const hours = z.object({ opens: time, closes: time }).check(inOrder)

type AllHours = Record<'centreHours' | 'programHours', { opens: string; closes: string }> & { halfDayEnds: string }

const programInside = z.refine<AllHours>(
  ({ centreHours, programHours }) =>
    programHours.opens >= centreHours.opens && programHours.closes <= centreHours.closes,
  { path: ['programHours', 'opens'], error: 'The program day must be within the opening hours.' },
)
const halfDayInside = z.refine<AllHours>(
  ({ programHours, halfDayEnds }) => halfDayEnds > programHours.opens && halfDayEnds < programHours.closes,
  { path: ['halfDayEnds'], error: 'A half day must end within the program day.' },
)

export const hoursSchema = z
  .object({ centreHours: hours, programHours: hours, halfDayEnds: time, version })
  .check(programInside, halfDayInside)
export type HoursInput = z.output<typeof hoursSchema>
export type HoursValues = z.input<typeof hoursSchema>

export const statisticsSchema = z.object({
  statistics: z
    .array(
      z.object({ value: text(1, 'Please enter the figure.', 20), label: shortText(2, 'Please enter what it counts.') }),
      'Please send a list of figures.',
    )
    .check(z.minLength(1, 'Please keep at least one figure.'), z.maxLength(11, 'Please enter at most 11 figures.')),
  version,
})
export type StatisticsInput = z.output<typeof statisticsSchema>
export type StatisticsValues = z.input<typeof statisticsSchema>
