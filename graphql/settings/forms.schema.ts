import * as z from 'zod/mini'
import { tellings } from '#graphql/care/care.rules.ts'
import {
  code,
  decimalBetween,
  emailAddress,
  longestName,
  optionalDate,
  phoneNumber,
  shortText,
  text,
  version,
  wholeBetween,
} from '#graphql/platform/fields.schema.ts'
import { isPhoneNumber } from '#graphql/values/phone.ts'
import { isTimeOfDay } from '#graphql/values/dates.ts'
import { canBeBilled, parseAmount } from '#graphql/values/money.ts'
import { mailKinds, templateProblem } from './mailTemplates.rules.ts'
import { isDomain, timesOf } from './settings.rules.ts'

const atMost = (most: number) => `Please use at most ${most} characters.`

const mayBeEmpty = z.string('Please enter text.').check(z.trim(), z.maxLength(longestName, atMost(longestName)))

const matching = (pattern: RegExp, message: string) =>
  z.string(message).check(z.trim(), z.maxLength(longestName, message), z.regex(pattern, message))

const whatsappMessage = 'Please enter digits only, with the country code, such as 27515550123.'

const page = matching(/^(https:\/\/[^\s/]+\.[^\s]+)?$/, 'Please enter the full address, starting with https://.')

/** The centre's name and address. Its hours are edited with the school's information. */
export const centreFormSchema = z.object({
  version,
  name: shortText(1, 'Please enter the short name.'),
  fullName: shortText(1, 'Please enter the full name.'),
  tagline: mayBeEmpty,
  street: shortText(1, 'Please enter the street address.'),
  area: shortText(1, 'Please enter the suburb, city and postal code.'),
  city: shortText(1, 'Please enter the city.'),
  phone: phoneNumber('Please enter a valid phone number.', 10),
  email: emailAddress('Please enter a valid email address.'),
  website: matching(
    /^([\w-]+(\.[\w-]+)+(\/\S*)?)?$/,
    'Please enter the address without https://, such as www.example.co.za.',
  ),
  whatsapp: matching(/^([1-9]\d{9,14})?$/, whatsappMessage).check(
    z.refine((digits) => digits === '' || isPhoneNumber(`+${digits}`), whatsappMessage),
  ),
  whatsappGreeting: text(1, 'Please enter a WhatsApp greeting.', 1_000),
  facebook: page,
  instagram: page,
  latitude: decimalBetween(-90, 90, 'Please enter a latitude between -90 and 90.'),
  longitude: decimalBetween(-180, 180, 'Please enter a longitude between -180 and 180.'),
  registrationNumbers: mayBeEmpty,
  vatLine: mayBeEmpty,
  openedOn: optionalDate('Please enter the day on which the centre opened, or leave it empty.'),
})
export type CentreForm = z.output<typeof centreFormSchema>
export type CentreFormValues = z.input<typeof centreFormSchema>

const feeMessage = 'Please enter an amount, such as R250.00.'

/** Fee terms other than the monthly fee of each program. */
export const feeTermsFormSchema = z.object({
  version,
  /** Rand in any common format, converted to cents. */
  registrationFee: z.pipe(
    z.string(feeMessage).check(z.refine(canBeBilled, feeMessage)),
    z.transform((value) => parseAmount(value) ?? 0),
  ),
  siblingDiscountPercent: wholeBetween(0, 100, 'Please enter a whole percentage from 0 to 100.'),
  halfDayEnds: z.string('Please enter a time.').check(z.refine(isTimeOfDay, 'Please enter a time, such as 13:00.')),
})
export type FeeTermsForm = z.output<typeof feeTermsFormSchema>
export type FeeTermsFormValues = z.input<typeof feeTermsFormSchema>

/** The centre's bank account; empty until it has been entered. */
export const bankDetailsFormSchema = z.object({
  version,
  accountHolder: mayBeEmpty,
  bank: mayBeEmpty,
  branchCode: mayBeEmpty,
  accountNumber: mayBeEmpty,
  accountType: mayBeEmpty,
})
export type BankDetailsForm = z.output<typeof bankDetailsFormSchema>
export type BankDetailsFormValues = z.input<typeof bankDetailsFormSchema>

const children = wholeBetween(1, 60, 'Please enter a whole number from 1 to 60.')
const toMonths = z.nullable(wholeBetween(1, 120, 'Please enter an age in months from 1 to 120.'))

/** The error in one of several ages, each of which starts where the previous one ends; null if there is none. */
function ageProblem(bands: readonly { toMonths: number | null }[], index: number): string | null {
  const toMonths = bands[index]?.toMonths ?? null
  if ((toMonths === null) !== (index === bands.length - 1)) return 'Only the last age group may have no upper limit.'
  const before = bands[index - 1]?.toMonths ?? 0
  return toMonths !== null && toMonths <= before ? 'Please enter the age groups in ascending order.' : null
}

/** Children per member of staff, by age; the last band has no upper limit. */
export const ratiosFormSchema = z
  .object({
    version,
    bands: z
      .array(z.object({ toMonths, promise: children, law: children }), 'Please enter at least one age group.')
      .check(
        z.minLength(1, 'Please enter at least one age group.'),
        z.maxLength(10, 'Please enter at most ten age groups.'),
      ),
  })
  .check(
    z.superRefine(({ bands }, context) => {
      const say = (index: number, field: string, message: string) =>
        context.issues.push({ code: 'custom', path: ['bands', index, field], message, input: bands })
      for (const [index, { promise, law }] of bands.entries()) {
        const message = ageProblem(bands, index)
        if (message) say(index, 'toMonths', message)
        if (promise > law) say(index, 'promise', 'Our ratio cannot exceed the legal limit.')
      }
    }),
  )
export type RatiosForm = z.output<typeof ratiosFormSchema>
export type RatiosFormValues = z.input<typeof ratiosFormSchema>

const checksMessage = 'Please enter how often a sleeping child is checked.'

/** When families can read about their child's day, how often a sleeping child is checked, and what a nappy change uses. */
export const careFormSchema = z
  .object({
    version,
    telling: code(tellings, 'Please choose when families can read about the day.'),
    sleepChecks: z
      .array(z.object({ toMonths, minutes: wholeBetween(5, 120, 'Please enter 5 to 120 minutes.') }), checksMessage)
      .check(z.minLength(1, checksMessage), z.maxLength(6, 'Please enter at most six age groups.')),
    wipesAChange: wholeBetween(0, 20, 'Please enter the number of wipes per nappy change, 0 to 20.'),
  })
  .check(
    z.superRefine(({ sleepChecks }, context) => {
      for (const index of sleepChecks.keys()) {
        const message = ageProblem(sleepChecks, index)
        if (!message) continue
        context.issues.push({
          code: 'custom',
          path: ['sleepChecks', index, 'toMonths'],
          message,
          input: sleepChecks,
        })
      }
    }),
  )
export type CareForm = z.output<typeof careFormSchema>
export type CareFormValues = z.input<typeof careFormSchema>

/** How many children's records opened within an hour trigger an alert to administrators. */
export const readingFormSchema = z.object({
  version,
  childrenAnHour: wholeBetween(5, 1000, 'Please enter a whole number from 5 to 1000.'),
})
export type ReadingForm = z.output<typeof readingFormSchema>
export type ReadingFormValues = z.input<typeof readingFormSchema>

export const reportCardsFormSchema = z.object({
  version,
  needApproval: z.boolean('Please say whether report cards need approval.'),
})
export type ReportCardsForm = z.output<typeof reportCardsFormSchema>
export type ReportCardsFormValues = z.input<typeof reportCardsFormSchema>

const domainMessage = 'Please enter a domain only, such as meet.jit.si.'

/** The server for online lessons, and the sender of e-mails. */
export const virtualClassroomFormSchema = z.object({
  version,
  domain: z.string(domainMessage).check(z.trim(), z.toLowerCase(), z.refine(isDomain, domainMessage)),
})
export type VirtualClassroomForm = z.output<typeof virtualClassroomFormSchema>
export type VirtualClassroomFormValues = z.input<typeof virtualClassroomFormSchema>

const mailAddressMessage = 'Please enter a valid email address or leave this empty.'
const mayBeAddress = z.optional(
  mayBeEmpty.check(z.refine((text) => text === '' || z.regexes.email.test(text), mailAddressMessage)),
)

export const mailFormSchema = z.object({
  version,
  senderName: mayBeEmpty,
  senderAddress: mayBeAddress,
  replyTo: mayBeAddress,
})
export type MailForm = z.output<typeof mailFormSchema>
export type MailFormValues = z.input<typeof mailFormSchema>

const visitMessage =
  'Please enter up to ten times, such as 09:00, 10:30, or leave this empty if there are no visits that day.'
const visitTimes = z.pipe(
  z.string(visitMessage).check(
    z.maxLength(longestName, visitMessage),
    z.refine((value) => timesOf(value).length <= 10 && timesOf(value).every(isTimeOfDay), visitMessage),
  ),
  z.transform((value) => timesOf(value).join(', ')),
)

export const visitTimesFormSchema = z.object({
  version,
  monday: visitTimes,
  tuesday: visitTimes,
  wednesday: visitTimes,
  thursday: visitTimes,
  friday: visitTimes,
})
export type VisitTimesForm = z.output<typeof visitTimesFormSchema>
export type VisitTimesFormValues = z.input<typeof visitTimesFormSchema>

/** The wording of an e-mail, with placeholders such as `{{child}}`. */
export const mailTemplateSchema = z
  .object({
    version,
    kind: code(mailKinds, 'Please choose an e-mail from the list.'),
    subject: shortText(1, 'Please enter a subject.').check(z.regex(/^[^\n\r]*$/, 'Please use one line.')),
    text: text(1, 'Please enter the text.', 5_000),
  })
  .check(
    z.superRefine((template, context) => {
      for (const [field, message] of Object.entries(templateProblem(template.kind, template) ?? {}))
        context.issues.push({ code: 'custom', path: [field], message, input: template })
    }),
  )
export type MailTemplateForm = z.output<typeof mailTemplateSchema>
export type MailTemplateFormValues = z.input<typeof mailTemplateSchema>
