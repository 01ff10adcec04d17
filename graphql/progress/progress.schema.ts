import * as z from 'zod/mini'
import {
  calendarDate,
  code,
  comingDay,
  emptyAsNull,
  id,
  optionalText,
  shortText,
  version,
  wholeBetween,
} from '#graphql/platform/fields.schema.ts'
import { todayInJohannesburg } from '#graphql/values/dates.ts'
import { areas, difficulties, grades, longestWords, mostAssessed, subjects } from './progress.rules.ts'

const childMessage = 'Please select a student.'
const orderMessage = 'The target date cannot be before the start.'

const percent = wholeBetween(0, 100, 'Please enter a whole number from 0 to 100.')

/** Chosen from a list that may stay empty; the grade then follows from the percentage. */
const grade = emptyAsNull(code(grades, 'Please choose Excellent, Good, Developing or Needs Support.'))

const assessed = { percent, grade, note: optionalText(longestWords), parentNote: optionalText(longestWords) }
const area = code(areas, 'Please choose a development area.')
export const pastDay = (message: string) =>
  calendarDate(message).check(z.refine((date) => date <= todayInJohannesburg(), 'This day is in the future.'))
const day = pastDay('Please enter the day of the assessment.')

export const assessmentSchema = z.object({ childId: id(childMessage), area, date: day, ...assessed })
export type AssessmentInput = z.output<typeof assessmentSchema>
export type AssessmentValues = z.input<typeof assessmentSchema>

export const updateAssessmentSchema = z.object({ id: id(), area, date: day, ...assessed, version })
export type UpdateAssessmentInput = z.output<typeof updateAssessmentSchema>

export const assessClassSchema = z.object({
  area,
  date: day,
  entries: z
    .array(z.object({ childId: id(childMessage), ...assessed }), 'Please send a list of children.')
    .check(
      z.minLength(1, 'Please assess at least one student.'),
      z.maxLength(mostAssessed, `Please assess at most ${mostAssessed} at once.`),
    ),
})
export type AssessClassInput = z.output<typeof assessClassSchema>

const targetMessage = 'Please choose the target date.'

const goal = {
  subject: code(subjects, 'Please choose a subject area.'),
  title: shortText(2, 'Please enter a learning goal.'),
  description: optionalText(longestWords),
  targetDate: calendarDate(targetMessage),
  difficulty: code(difficulties, 'Please choose Basic, Intermediate or Advanced.'),
}

export const createGoalSchema = z.object({
  childId: id(childMessage),
  ...goal,
  targetDate: comingDay(targetMessage),
})
export type CreateGoalInput = z.output<typeof createGoalSchema>
export type GoalValues = z.input<typeof createGoalSchema>

/** What of a goal can be changed later: all but the child. */
export const updateGoalSchema = z
  .object({ id: id(), ...goal, startDate: calendarDate('Please enter the day it began.'), progress: percent, version })
  .check(
    z.refine(({ startDate, targetDate }) => targetDate >= startDate, { path: ['targetDate'], message: orderMessage }),
  )
export type UpdateGoalInput = z.output<typeof updateGoalSchema>
export type UpdateGoalValues = z.input<typeof updateGoalSchema>

export const goalProgressSchema = z.object({ id: id(), progress: percent, version })
export type GoalProgressInput = z.output<typeof goalProgressSchema>
