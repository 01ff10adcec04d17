import * as z from 'zod/mini'
import { code, emailAddress, givenName, optionalText, phoneNumber, text } from '#graphql/platform/fields.schema.ts'
import { CONTACT_AGE_GROUPS, type ContactAgeGroupCode } from '#graphql/values/ageGroups.ts'

const ages = CONTACT_AGE_GROUPS.map((group) => group.code) as [ContactAgeGroupCode, ...ContactAgeGroupCode[]]

/** The contact form: specification of the public site, section 5. */
export const contactSchema = z.object({
  name: givenName(2, 'Name must be at least 2 characters.'),
  email: emailAddress('Please enter a valid email address.'),
  phone: phoneNumber('Please enter a valid phone number.', 10),
  childAge: code(ages, "Please select your child's age."),
  message: text(10, 'Message must be at least 10 characters.'),
  /** A field that people do not see: what fills it in is a program. */
  website: optionalText(200),
})
export type ContactInput = z.output<typeof contactSchema>
export type ContactValues = z.input<typeof contactSchema>
