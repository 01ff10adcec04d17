import * as z from 'zod/mini'
import { contactSchema } from '#graphql/messages/contact.schema.ts'
import { emptyAsNull, localMoment, optionalText } from '#graphql/platform/fields.schema.ts'

const { name, email, phone, childAge, website } = contactSchema.shape

/** Who comes: the contact form, of which a visit asks less. */
export const visitorSchema = z.object({
  name,
  email,
  phone,
  childAge: emptyAsNull(childAge),
  message: optionalText(),
  website,
})
export type VisitorInput = z.output<typeof visitorSchema>

export const bookVisitSchema = z.extend(visitorSchema, {
  visitAt: localMoment('Please choose one of the times shown.'),
})
export type BookVisitInput = z.output<typeof bookVisitSchema>

const incomplete = 'This link is incomplete. Please copy the whole of it.'

/** `?token=` of the link to a visit for a calendar. */
export const visitCalendarQuerySchema = z.object({
  token: z.string(incomplete).check(z.regex(/^[\w-]{43}$/, incomplete)),
})
