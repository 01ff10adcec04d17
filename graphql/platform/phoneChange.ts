import { isPhoneNumber } from '#graphql/values/phone.ts'
import { fieldError } from './errors.ts'
import { phoneMessage } from './fields.schema.ts'

/**
 * Refuses a number that nobody can call. One that was stored before there was a rule may stay while other fields of its
 * record are saved.
 * @param field name of the field in the input
 * @throws AppError BAD_USER_INPUT
 */
export function assertPhoneChange(field: string, value: string | null | undefined, before: string | null) {
  if (!value || value === before || isPhoneNumber(value)) return
  throw fieldError(field, phoneMessage)
}
