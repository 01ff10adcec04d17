import * as z from 'zod/mini'
import {
  code,
  emailAddress,
  givenName,
  longestName,
  optionalPhoneNumber,
  optionalText,
  shortText,
} from '#graphql/platform/fields.schema.ts'
import { isOfOneScript, longestPassword, plainUsername } from './accounts.rules.ts'
import { roles } from '#graphql/values/roles.ts'

const tooLongPassword = `Password must be at most ${longestPassword} characters`

export const newPassword = z
  .string('Password must be at least 6 characters')
  .check(z.minLength(6, 'Password must be at least 6 characters'), z.maxLength(longestPassword, tooLongPassword))

export const givenPassword = z
  .string('Password is required')
  .check(z.minLength(1, 'Password is required'), z.maxLength(longestPassword, tooLongPassword))

const tooLongUsername = `Username must be at most ${longestName} characters`

export const username = z.string('Username must be at least 3 characters').check(
  // before it is rewritten, which makes eighteen letters of one and takes time
  z.maxLength(longestName, { error: tooLongUsername, abort: true }),
  z.overwrite(plainUsername),
  z.minLength(3, 'Username must be at least 3 characters'),
  z.maxLength(longestName, { error: tooLongUsername, abort: true }),
  z.refine((value) => !value.includes('@'), 'A username cannot contain @'),
  z.refine(
    isOfOneScript,
    'Please use letters of one alphabet only. This username mixes alphabets with letters that look alike.',
  ),
)

/** The second factor's code; needed once the password is right. */
const secondFactorCode = optionalText(40)

/** Parent login: a username or an e-mail address. */
export const signInSchema = z.object({
  username: shortText(1, 'Username is required'),
  password: givenPassword,
  code: secondFactorCode,
})
export type SignInInput = z.output<typeof signInSchema>

/** Staff login, and `POST /api/login`. */
export const signInByEmailSchema = z.object({
  email: emailAddress('Please enter a valid email address.'),
  password: givenPassword,
  /** The area to sign in to: `admin` is for administrators, `teacher` for all staff. */
  role: z.nullish(code(roles, 'The role must be parent, teacher or admin.')),
  code: secondFactorCode,
})
export type SignInByEmailInput = z.output<typeof signInByEmailSchema>

export const registerSchema = z.object({
  username,
  email: emailAddress('Please enter a valid email address.'),
  password: newPassword,
  firstName: givenName(1, 'First name is required'),
  lastName: givenName(1, 'Last name is required'),
  phoneNumber: optionalPhoneNumber('Please enter a valid phone number.'),
  /** From the link in an invitation: links the new account to the child. */
  invitation: optionalText(200),
})
export type RegisterInput = z.output<typeof registerSchema>

const differs = "Passwords don't match"

export const confirmPassword = z.string(differs)
export const passwordsMatch = z.refine<{ password: string; confirmPassword: string }>(
  (values) => values.password === values.confirmPassword,
  { error: differs, path: ['confirmPassword'] },
)

export const registrationFormSchema = z.extend(registerSchema, { confirmPassword }).check(passwordsMatch)
export type RegistrationFormValues = z.input<typeof registrationFormSchema>
