import * as z from 'zod/mini'
import {
  changedPhoneNumber,
  code,
  emailAddress,
  id,
  isPhoneOr,
  optionalPhoneNumber,
  phoneMessage,
  shortText,
  version,
} from '#graphql/platform/fields.schema.ts'
import { roles } from '#graphql/values/roles.ts'
import { newPassword, username } from '#graphql/accounts/accounts.schema.ts'

const userSchema = z.object({
  email: emailAddress('Please enter a valid email address.'),
  firstName: shortText(1, 'First name is required'),
  lastName: shortText(1, 'Last name is required'),
  role: code(roles, 'The role must be parent, teacher or admin.'),
  phoneNumber: optionalPhoneNumber(phoneMessage),
})

/** A new account: only here are username and password required (admin specification, section 5). */
export const createUserSchema = z.extend(userSchema, { username, password: newPassword })
export type CreateUserInput = z.output<typeof createUserSchema>

/** A new account whose owner chooses the password with the link of an invitation. */
export const inviteUserSchema = userSchema
export type InviteUserInput = z.output<typeof inviteUserSchema>

/** The changed fields of an account, as `PUT /api/admin/users/{id}` accepts them. */
export const changedUserSchema = z.extend(z.partial(userSchema), { phoneNumber: changedPhoneNumber(), version })
export const updateUserSchema = z.extend(changedUserSchema, { id: id() })
export type UpdateUserInput = z.output<typeof updateUserSchema>

export const editedUserSchema = (stored: string | null) =>
  z.extend(updateUserSchema, { phoneNumber: changedPhoneNumber().check(isPhoneOr(stored)) })

export const usersQuerySchema = z.object({
  role: z.optional(code(roles, 'The role must be parent, teacher or admin.')),
})

export const rolesSchema = z.object({
  roles: z.nullish(z.array(code(roles, 'The role must be parent, teacher or admin.'))),
})
