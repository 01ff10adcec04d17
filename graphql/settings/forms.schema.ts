import * as z from 'zod/mini'
import { tellings } from '#graphql/care/care.rules.ts'
import {
  code,
  emailAddress,
  longestName,
  phoneNumber,
  shortText,
  text,
  version,
  wholeBetween,
} from '#graphql/platform/fields.schema.ts'
import { isPhoneNumber } from '#graphql/values/phone.ts'
import { isTimeOfDay } from '#graphql/values/dates.ts'
import { parseAmount } from '#graphql/values/money.ts'
import { mailKinds, templateProblem } from './mailTemplates.rules.ts'
import { isDomain, timesOf } from './settings.rules.ts'

const atMost = (most: number) => `Please use at most ${most} characters.`

/** A text that may be empty. */
const mayBeEmpty = z.string('Please enter text.').check(z.trim(), z.maxLength(longestName, atMost(longestName)))

const matching = (pattern: RegExp, message: string) =>
  z.string(message).check(z.trim(), z.maxLength(longestName, message), z.regex(pattern, message))

const whatsappMessage = 'Please enter digits alone with the country code, such as 27515550123.'
const addressMessage = 'Please give the whole address, beginning with https://.'

/** A page of another site, or nothing. */
const page = matching(/^(https:\/\/[^\s/]+\.[^\s]+)?$/, addressMessage)

/** A number with a decimal point or comma, or nothing; text is accepted, as form fields send text. */
const degrees = (most: number, message: string) =>
  z.pipe(
    z.transform((value: unknown) => {
      if (typeof value !== 'string') return value
      if (value.trim() === '') return null
      return /^\s*-?\d+([.,]\d+)?\s*$/.test(value) ? Number(value.replace(',', '.')) : value
    }),
    z.nullable(z.number(message).check(z.gte(-most, message), z.lte(most, message))),
  )

/** Who and where the centre is. Its hours are edited with the school's information. */
export const centreFormSchema = z.object({
  version,
  name: shortText(1, 'Please enter the short name.'),
  fullName: shortText(1, 'Please enter the name in full.'),
  tagline: mayBeEmpty,
  street: shortText(1, 'Please enter street and number.'),
  area: shortText(1, 'Please enter suburb, city and postal code.'),
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
  whatsappGreeting: text(1, 'Please enter what a chat starts with.', 1_000),
  facebook: page,
  instagram: page,
  latitude: degrees(90, 'Please enter a latitude between -90 and 90.'),
  longitude: degrees(180, 'Please enter a longitude between -180 and 180.'),
  registrationNumbers: mayBeEmpty,
  vatLine: mayBeEmpty,
})
export type CentreForm = z.output<typeof centreFormSchema>
export type CentreFormValues = z.input<typeof centreFormSchema>

const feeMessage = 'Please enter an amount, such as R 250.00.'
const discountMessage = 'Please enter whole percent, 0 to 100.'

/** What holds for fees beside the monthly fee of each program. */
export const feeTermsFormSchema = z.object({
  version,
  /** Rand in any usual form; becomes cents. */
  registrationFee: z.pipe(
    z.string(feeMessage).check(z.refine((value) => parseAmount(value) !== null, feeMessage)),
    z.transform((value) => parseAmount(value) ?? 0),
  ),
  siblingDiscountPercent: wholeBetween(0, 100, discountMessage),
  halfDayEnds: z.string('Please enter a time.').check(z.refine(isTimeOfDay, 'Please enter a time, such as 13:00.')),
})
export type FeeTermsForm = z.output<typeof feeTermsFormSchema>
export type FeeTermsFormValues = z.input<typeof feeTermsFormSchema>

/** Where families pay to; empty until the centre has filled it in. */
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

const ratioMessage = 'Please enter a whole number, 1 to 60.'
const children = wholeBetween(1, 60, ratioMessage)
const monthsMessage = 'Please enter an age in months, 1 to 120.'
/** Null for all older children. */
const toMonths = z.nullable(wholeBetween(1, 120, monthsMessage))

/** What is wrong with one of several ages, of which each holds from the one before it on; null where nothing is. */
function ageProblem(bands: readonly { toMonths: number | null }[], index: number): string | null {
  const toMonths = bands[index]?.toMonths ?? null
  const isLast = index === bands.length - 1
  if ((toMonths === null) !== isLast) return 'The last age, and no other, stays open.'
  const before = bands[index - 1]?.toMonths ?? 0
  return toMonths !== null && toMonths <= before ? 'Please give the ages in order.' : null
}

/** How many children one member of staff may have, by age; the last band is for all older children. */
export const ratiosFormSchema = z
  .object({
    version,
    bands: z
      .array(
        z.object({
          toMonths,
          promise: children,
          law: children,
        }),
        'Please give at least one age.',
      )
      .check(z.minLength(1, 'Please give at least one age.'), z.maxLength(10, 'Please give at most ten ages.')),
  })
  .check(
    z.superRefine(({ bands }, context) => {
      const say = (index: number, field: string, message: string) =>
        context.issues.push({ code: 'custom', path: ['bands', index, field], message, input: bands })
      for (const [index, { promise, law }] of bands.entries()) {
        const message = ageProblem(bands, index)
        if (message) say(index, 'toMonths', message)
        if (promise > law) say(index, 'promise', 'The promise cannot be more than the law allows.')
      }
    }),
  )
export type RatiosForm = z.output<typeof ratiosFormSchema>
export type RatiosFormValues = z.input<typeof ratiosFormSchema>

const checkMessage = 'Please enter minutes, 5 to 120.'
const wipesMessage = 'Please enter how many wipes a change takes, 0 to 20.'
const checksMessage = 'Please say how often a sleeping child is looked at.'

/** When families read the day of their child, how often a sleeping child is looked at, and what a change of a nappy takes. */
export const careFormSchema = z
  .object({
    version,
    telling: code(tellings, 'Please choose when families read the day.'),
    sleepChecks: z
      .array(
        z.object({
          toMonths,
          minutes: wholeBetween(5, 120, checkMessage),
        }),
        checksMessage,
      )
      .check(z.minLength(1, checksMessage), z.maxLength(6, 'Please give at most six ages.')),
    wipesAChange: wholeBetween(0, 20, wipesMessage),
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

const readingMessage = 'Please enter a whole number, 5 to 1000.'

/** After how many children opened within an hour administrators are told. */
export const readingFormSchema = z.object({
  version,
  childrenAnHour: wholeBetween(5, 1000, readingMessage),
})
export type ReadingForm = z.output<typeof readingFormSchema>
export type ReadingFormValues = z.input<typeof readingFormSchema>

const domainMessage = 'Please enter a domain alone, such as meet.jit.si.'

/** Where lessons and meetings take place, and who e-mails come from. */
export const virtualClassroomFormSchema = z.object({
  version,
  domain: z.string(domainMessage).check(z.trim(), z.toLowerCase(), z.refine(isDomain, domainMessage)),
})
export type VirtualClassroomForm = z.output<typeof virtualClassroomFormSchema>
export type VirtualClassroomFormValues = z.input<typeof virtualClassroomFormSchema>

const mailAddressMessage = 'Please enter a valid email address, or nothing.'
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

const visitMessage = 'Please give at most ten times, such as 09:00, 10:30; nothing where nobody is shown round.'
const visitTimes = z.pipe(
  z.string(visitMessage).check(
    z.maxLength(longestName, visitMessage),
    z.refine((value) => timesOf(value).length <= 10 && timesOf(value).every(isTimeOfDay), visitMessage),
  ),
  z.transform((value) => timesOf(value).join(', ')),
)

/** The times of each weekday at which families may be shown round. */
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

/** The words of an e-mail, with gaps such as `{{child}}`. */
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
