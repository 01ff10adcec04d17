import * as z from 'zod/mini'
import { isCalendarDate, isTimeOfDay, todayInJohannesburg } from '#graphql/values/dates.ts'
import { isPhoneNumber } from '#graphql/values/phone.ts'

/** Nobody can fill the disk: text is capped at 10,000 characters, names at 200. */
export const longestText = 10_000
export const longestName = 200

const tooLong = (most: number) => `Please use at most ${most.toLocaleString('en-US')} characters.`

/** A required text, trimmed. `message` is shown when it is missing or shorter than `least` characters. */
export const text = (least: number, message: string, most = longestText) =>
  z.string(message).check(z.trim(), z.minLength(least, message), z.maxLength(most, tooLong(most)))

export const shortText = (least: number, message: string) => text(least, message, longestName)

/** Without line breaks and characters that nobody sees: marks of direction, spaces of no width. */
const inOneLine = (name: string) => name.replaceAll(/\p{Cc}+/gu, ' ').replaceAll(/\p{Cf}/gu, '')

/** A name that somebody types about themselves, as they write it. In e-mails it goes through `nameInMail`. */
export const givenName = (least: number, message: string) =>
  z
    .string(message)
    .check(
      z.overwrite(inOneLine),
      z.trim(),
      z.minLength(least, message),
      z.maxLength(longestName, tooLong(longestName)),
    )

const nullIfEmpty = z.transform((value: string) => (value === '' ? null : value))

/** A text that may be left out; empty text becomes null. */
export const optionalText = (most = longestText) =>
  z.nullish(z.pipe(z.string('Please enter text.').check(z.trim(), z.maxLength(most, tooLong(most))), nullIfEmpty))

/** The same for a text of a certain form. */
export const optionalOf = (fits: (value: string) => boolean, message: string) =>
  z.nullish(
    z.pipe(
      z.string(message).check(
        z.trim(),
        z.refine((value) => value === '' || fits(value), message),
      ),
      nullIfEmpty,
    ),
  )

/** Empty text, as forms send it, becomes null; null and nothing at all are taken too. */
export const emptyAsNull = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.nullish(
    z.pipe(
      z.transform((value: unknown) => (typeof value === 'string' && value.trim() === '' ? null : value)),
      z.nullable(schema),
    ),
  )

/** A time of day, `HH:mm`. */
export const timeOfDay = (message: string) => z.string(message).check(z.trim(), z.refine(isTimeOfDay, message))

/** A day and a time in Johannesburg, `yyyy-MM-ddTHH:mm`. */
export const localMoment = (message: string) =>
  z
    .string(message)
    .check(
      z.refine((value) => isCalendarDate(value.split('T')[0] ?? '') && isTimeOfDay(value.split('T')[1] ?? ''), message),
    )

const isPicture = (value: string | null | undefined) => !value || /^(\/(?![/\\])|https:\/\/)\S+$/.test(value)

/** An address that a picture can have, of this site or of another one that is encrypted; it may be left out. */
export const pictureAddress = () =>
  optionalText(2_000).check(z.refine(isPicture, 'Please enter an address starting with https://.'))

export const emailAddress = (message: string) =>
  z.string(message).check(z.trim(), z.maxLength(longestName, message), z.regex(z.regexes.email, message))

export const optionalEmail = (message: string) =>
  optionalText(longestName).check(z.refine((value) => !value || z.regexes.email.test(value), message))

const longestPhone = 40

/** What is said of a number that nobody can call. */
export const phoneMessage = 'Please enter a phone number such as 082 555 0123.'

/** A telephone number as it was typed, of at least so many characters. */
export const phoneNumber = (message: string, least = 1) =>
  text(least, message, longestPhone).check(z.refine(isPhoneNumber, message))

export const optionalPhoneNumber = (message: string) =>
  optionalText(longestPhone).check(z.refine((value) => !value || isPhoneNumber(value), message))

/**
 * A telephone number of a record whose older one may be none: the service checks with `assertPhoneChange` what changed, so
 * that the other fields can be saved.
 */
export const changedPhoneNumber = () => optionalText(longestPhone)

/** The same where there has to be one. */
export const changedRequiredPhoneNumber = () => text(1, phoneMessage, longestPhone)

/** Whether a form may send a number: somebody can be called at it, or it is the one that was stored before. */
export const isPhoneOr = (stored: string | null | undefined) =>
  z.refine<string | null | undefined>((value) => !value || value === stored || isPhoneNumber(value), phoneMessage)

/** No day of a centre lies outside; days beside it can still be reckoned with. */
const isUsualDate = (date: string) => isCalendarDate(date) && date >= '1900-01-01' && date <= '2199-12-31'

/** A calendar date as `yyyy-MM-dd`, of the years 1900 to 2199. */
export const calendarDate = (message: string) =>
  z.string(message).check(z.trim(), z.refine(isUsualDate, message)).register(z.globalRegistry, { format: 'date' })

/** What is said of a day that is over, where something is planned. */
export const comingDayMessage = 'Please choose today or a later day.'

/** A calendar date that may be left out; empty text counts as left out, as forms send it. */
export const optionalDate = (message: string) =>
  z.optional(
    z.pipe(
      z.transform((value: unknown) => (value === '' || value === null ? undefined : value)),
      z.optional(calendarDate(message)),
    ),
  )

export const comingDay = (message: string) =>
  calendarDate(message).check(z.refine((date) => date >= todayInJohannesburg(), comingDayMessage))

/** One of a list of codes. `message` is shown for anything else, also for nothing. */
export const code = <const Codes extends readonly [string, ...string[]]>(codes: Codes, message: string) =>
  z.enum(codes, message)

const numericText = z.transform((value: unknown) =>
  typeof value === 'string' && /^\s*-?\d+(\.\d+)?\s*$/.test(value) ? Number(value) : value,
)

/** A whole number; numeric text is accepted, as form fields send text. */
export const wholeNumber = (message: string) => z.pipe(numericText, z.number(message).check(z.int(message)))

/** The same from one to another, both included. */
export const wholeBetween = (least: number, most: number, message: string) =>
  wholeNumber(message).check(z.gte(least, message), z.lte(most, message))

/** The version of a record that a change is based on; without one the change is taken as it comes. */
export const version = z.nullish(wholeNumber('The version must be a whole number.'))

export const id = (message = 'Please choose one from the list.') =>
  z.pipe(numericText, z.number(message).check(z.int(message), z.positive(message), z.lte(2_147_483_647, message)))

/** An id that was made where something was entered, by which it is stored once: a random UUID. */
export const randomId = (message: string) => z.string(message).check(z.toLowerCase(), z.regex(z.regexes.uuid4, message))

/** A number with a decimal point or comma, or empty: as forms send it, in text. */
export const decimalBetween = (least: number, most: number, message: string) =>
  z.pipe(
    z.transform((value: unknown) => {
      if (typeof value !== 'string') return value
      if (value.trim() === '') return null
      return /^\s*-?\d+([.,]\d+)?\s*$/.test(value) ? Number(value.replace(',', '.')) : value
    }),
    z.nullable(z.number(message).check(z.gte(least, message), z.lte(most, message))),
  )

/** Children whom a change of one child is for as well. */
export const alsoChildren = () =>
  z.nullish(z.array(id('Please choose a child.')).check(z.maxLength(20, 'Please choose at most 20 children.')))

/** Of two days: the last one may be the first, or open. */
export const daysInOrder = z.refine<{ fromDate: string; toDate?: string | null | undefined }>(
  ({ fromDate, toDate }) => toDate == null || toDate >= fromDate,
  { path: ['toDate'], error: 'The last day cannot be before the first.' },
)
