import * as z from 'zod/mini'
import { confirmPassword, passwordsMatch, registerSchema } from '#graphql/accounts/accounts.schema.ts'
import { shortText, timeOfDay } from '#graphql/platform/fields.schema.ts'
import { bankDetailsFormSchema, centreFormSchema } from '#graphql/settings/forms.schema.ts'

const time = timeOfDay('Please enter a time such as 07:30.')

type SetupHours = Record<'opens' | 'closes' | 'programOpens' | 'programCloses' | 'halfDayEnds', string>

const rule = (path: keyof SetupHours, error: string, holds: (hours: SetupHours) => boolean) =>
  z.refine<SetupHours>(holds, { path: [path], error })

/** Times as `HH:mm`, Monday to Friday. */
const hours = z.object({ opens: time, closes: time, programOpens: time, programCloses: time, halfDayEnds: time }).check(
  rule('closes', 'The closing time must be after the opening time.', ({ opens, closes }) => closes > opens),
  rule(
    'programOpens',
    'The program day must be within the opening hours.',
    (given) => given.programOpens >= given.opens && given.programOpens < given.closes,
  ),
  rule(
    'programCloses',
    'The program day must be within the opening hours.',
    (given) => given.programCloses <= given.closes && given.programCloses > given.programOpens,
  ),
  rule(
    'halfDayEnds',
    'A half day must end within the program day.',
    (given) => given.halfDayEnds > given.programOpens && given.halfDayEnds < given.programCloses,
  ),
)

const administrator = z.pick(registerSchema, {
  firstName: true,
  lastName: true,
  email: true,
  username: true,
  password: true,
})

const parts = {
  centre: z.pick(centreFormSchema, {
    name: true,
    fullName: true,
    street: true,
    area: true,
    city: true,
    phone: true,
    email: true,
    whatsapp: true,
    website: true,
  }),
  hours,
  bank: z.omit(bankDetailsFormSchema, { version: true }),
}

/** The first administrator and the centre's details, with the token from the link in the log. */
export const setupSchema = z.object({
  token: shortText(1, "Please open the complete link from the server's log."),
  administrator,
  ...parts,
})
export type SetupInput = z.output<typeof setupSchema>
export type SetupDetails = Omit<SetupInput, 'token'>

/** The form: all but the token, with the password repeated. */
export const setupFormSchema = z.object({
  administrator: z.extend(administrator, { confirmPassword }).check(passwordsMatch),
  ...parts,
})
export type SetupFormValues = z.input<typeof setupFormSchema>
export type SetupForm = z.output<typeof setupFormSchema>
