import { todayInJohannesburg } from '#graphql/values/dates.ts'
import { fieldError } from './errors.ts'
import { comingDayMessage } from './fields.schema.ts'

/**
 * Nothing can be planned for a day that is over. What was planned for one can still be edited while its day stays.
 * @param field the field that the day was typed into
 * @param before the day that is stored already, when something is changed
 * @throws AppError BAD_USER_INPUT
 */
export function assertComing(field: string, day: string | null | undefined, before?: string | null) {
  if (!day || day === before || day >= todayInJohannesburg()) return
  throw fieldError(field, comingDayMessage)
}
