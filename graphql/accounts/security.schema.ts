import * as z from 'zod/mini'
import { emailAddress, text } from '#graphql/platform/fields.schema.ts'
import { confirmPassword, givenPassword, newPassword, passwordsMatch } from './accounts.schema.ts'

const longestToken = 200
const token = text(1, 'The link is incomplete. Please open it from the e-mail again.', longestToken)

export const passwordRequestSchema = z.object({ email: emailAddress('Please enter a valid email address.') })
export type PasswordRequestInput = z.output<typeof passwordRequestSchema>

export const resetPasswordSchema = z.object({ token, password: newPassword })
export type ResetPasswordInput = z.output<typeof resetPasswordSchema>

export const changePasswordSchema = z.object({ currentPassword: givenPassword, password: newPassword })
export type ChangePasswordInput = z.output<typeof changePasswordSchema>

export const emailChangeSchema = z.object({
  email: emailAddress('Please enter a valid email address.'),
  currentPassword: givenPassword,
})
export type EmailChangeInput = z.output<typeof emailChangeSchema>

export const ownPasswordSchema = z.object({ currentPassword: givenPassword })
export type OwnPasswordInput = z.output<typeof ownPasswordSchema>

export const confirmIdentitySchema = z.object({
  currentPassword: givenPassword,
  code: z.nullish(z.string().check(z.maxLength(40))),
})
export type ConfirmIdentityInput = z.output<typeof confirmIdentitySchema>

export const secondFactorCodeSchema = z.object({ code: text(1, 'Please enter the code from your app.', 40) })
export type SecondFactorCodeInput = z.output<typeof secondFactorCodeSchema>

/** Turning the second factor off takes a code from it, or a recovery code, as well as the password. */
export const endSecondFactorSchema = z.object({
  currentPassword: givenPassword,
  code: text(1, 'Please enter the code from your app, or a recovery code.', 40),
})
export type EndSecondFactorInput = z.output<typeof endSecondFactorSchema>

/** The form behind the link in the e-mail: the new password, and the same again. */
export const newPasswordFormSchema = z.object({ password: newPassword, confirmPassword }).check(passwordsMatch)
export type NewPasswordFormValues = z.input<typeof newPasswordFormSchema>

export const changePasswordFormSchema = z.extend(changePasswordSchema, { confirmPassword }).check(passwordsMatch)
export type ChangePasswordFormValues = z.input<typeof changePasswordFormSchema>
