import * as z from 'zod/mini'
import { code, shortText } from '#graphql/platform/fields.schema.ts'
import { roles } from '#graphql/values/roles.ts'

const incomplete = "Your device's response was incomplete. Please try again."

/** The result of `navigator.credentials`, as JSON. */
const response = z.string(incomplete).check(
  z.maxLength(20_000, incomplete),
  z.refine((text) => {
    try {
      return typeof JSON.parse(text)?.response?.clientDataJSON === 'string'
    } catch {
      return false
    }
  }, incomplete),
)

export const passkeyNameSchema = z.object({
  name: shortText(1, 'Please name the passkey after the device it is on, such as My phone.'),
})
export type PasskeyNameInput = z.output<typeof passkeyNameSchema>

export const addPasskeySchema = z.extend(passkeyNameSchema, { response })
export type AddPasskeyInput = z.output<typeof addPasskeySchema>

export const passkeyResponseSchema = z.object({ response })
export type PasskeyResponseInput = z.output<typeof passkeyResponseSchema>

export const passkeySignInSchema = z.extend(passkeyResponseSchema, {
  role: z.nullish(code(roles, 'The role must be parent, teacher or admin.')),
})
export type PasskeySignInInput = z.output<typeof passkeySignInSchema>
