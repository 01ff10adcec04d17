import * as z from 'zod/mini'
import { calendarDate } from '#graphql/platform/fields.schema.ts'
import { todayInJohannesburg } from '#graphql/values/dates.ts'

/** A day that is not over. */
export const comingDay = (message: string) =>
  calendarDate(message).check(z.refine((date) => date >= todayInJohannesburg(), 'Please choose today or a later day.'))
