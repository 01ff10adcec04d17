import * as z from 'zod/mini'
import {
  alsoChildren,
  changedPhoneNumber,
  changedRequiredPhoneNumber,
  id,
  isPhoneOr,
  longestName,
  optionalText,
  phoneMessage,
  phoneNumber,
  shortText,
  text,
  wholeNumber,
} from '#graphql/platform/fields.schema.ts'

const name = text(2, 'Please enter the first and last name.', longestName)
const version = wholeNumber('The version must be a whole number.')
const box = z.boolean('Please tick or untick the box.')

export const ownDetailsSchema = z.object({
  phoneNumber: changedPhoneNumber(),
  homeAddress: optionalText(500),
  version,
  emergencyChildIds: alsoChildren(),
})
export type OwnDetailsInput = z.output<typeof ownDetailsSchema>
export type OwnDetailsValues = z.input<typeof ownDetailsSchema>

/** Its form, with the stored phone number. */
export const ownDetailsFormSchema = (stored: string | null) =>
  z.extend(ownDetailsSchema, { phoneNumber: changedPhoneNumber().check(isPhoneOr(stored)) })

export const emergencyContactSchema = z.object({
  childId: id('Please choose a child.'),
  version,
  name,
  phone: changedRequiredPhoneNumber(),
})
export type EmergencyContactInput = z.output<typeof emergencyContactSchema>

/** Its form, with the stored phone number. */
export const emergencyFormSchema = (stored: string | null) =>
  z.object({ name, phone: changedRequiredPhoneNumber().check(isPhoneOr(stored)) })
export type EmergencyForm = z.output<ReturnType<typeof emergencyFormSchema>>

const contactFields = {
  name,
  relationship: shortText(2, 'Please enter the relationship to the child, such as grandmother.'),
  phone: phoneNumber(phoneMessage),
  inEmergency: box,
  mayCollect: box,
}

const isForSomething = z.refine<{ inEmergency: boolean; mayCollect: boolean }>(
  ({ inEmergency, mayCollect }) => inEmergency || mayCollect,
  { error: 'Please tick at least one of the two.', path: ['inEmergency'] },
)

export const newContactSchema = z
  .object({ childId: id('Please choose a child.'), alsoFor: alsoChildren(), ...contactFields })
  .check(isForSomething)
export type NewContactInput = z.output<typeof newContactSchema>

export const changedContactSchema = z.object({ id: id(), version, ...contactFields }).check(isForSomething)
export type ChangedContactInput = z.output<typeof changedContactSchema>

/** The form for both, with a photo that is sent separately. */
export const contactFormSchema = z
  .object({ ...contactFields, file: z.optional(z.instanceof(File)), withoutPhoto: z.optional(z.boolean()) })
  .check(isForSomething)
export type ContactForm = z.output<typeof contactFormSchema>

const whyMessage = 'Please give a reason for the parents.'

export const collectingAnswerSchema = z
  .object({ id: id(), version, allowed: z.boolean('Please choose yes or no.'), reason: optionalText(500) })
  .check(z.refine(({ allowed, reason }) => allowed || Boolean(reason), { error: whyMessage, path: ['reason'] }))
export type CollectingAnswerInput = z.output<typeof collectingAnswerSchema>

export const refusalFormSchema = z.object({ reason: text(2, whyMessage, 500) })
export type RefusalForm = z.output<typeof refusalFormSchema>
