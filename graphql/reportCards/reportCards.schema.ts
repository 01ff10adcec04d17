import * as z from 'zod/mini'
import { code, id, optionalDate, optionalText, text, version, wholeBetween } from '#graphql/platform/fields.schema.ts'
import { type CardTexts, cardStates, firstYear, lastYear, saysNothing, terms } from './reportCards.rules.ts'

const dateIfGiven = optionalDate('Please enter the date on which it is issued.')
export const nothingSaidMessage = 'Please write about the child in at least one of the fields.'

const term = code(terms, 'Please choose a term from the list.')
const year = wholeBetween(firstYear, lastYear, 'Please enter a year such as 2026.')

/** About four pages: a text of many more lines makes a PDF of hundreds. */
const mostLines = 200

const cardText = optionalText().check(
  z.refine(
    (written) => (written ?? '').split(/\r\n?|[\n\u2028\u2029]/).length <= mostLines,
    `Please use at most ${mostLines} lines.`,
  ),
)

const texts = {
  academicProgress: cardText,
  socialDevelopment: cardText,
  communicationSkills: cardText,
  physicalDevelopment: cardText,
  teacherComments: cardText,
}

/** Where the card is to stand; `isDraft` alone says draft or published. */
const standing = {
  isDraft: z.optional(z.boolean()),
  status: z.optional(code(cardStates, 'Please choose draft, submitted or published.')),
}

const card = {
  childId: id('Please choose a child.'),
  term,
  year: z.nullish(year),
  ...texts,
  dateIssued: dateIfGiven,
  ...standing,
}

const saysSomething = z.refine<Partial<CardTexts>>((texts) => !saysNothing(texts), {
  path: ['academicProgress'],
  error: nothingSaidMessage,
})

/** A new report card. Without a year it is the current one, without a date it is issued today. */
export const reportCardSchema = z.object(card).check(saysSomething)
export type ReportCardInput = z.output<typeof reportCardSchema>

/** What the office wants to be changed in a card that it returns. */
const returning = { returnReason: optionalText(1_000) }

export const reportCardFormSchema = z.object({ ...card, ...returning }).check(saysSomething)
export type ReportCardForm = z.output<typeof reportCardFormSchema>

export const reportCardChangeSchema = z.object({
  term: z.optional(term),
  year: z.nullish(year),
  ...texts,
  dateIssued: dateIfGiven,
  ...standing,
  ...returning,
  version,
})
export type ReportCardChange = z.output<typeof reportCardChangeSchema>

export const parentNotificationSchema = z.object({
  childId: id('Please choose a child.'),
  subject: text(1, 'Please enter a subject.', 200),
  message: text(1, 'Please enter a message.'),
})
export type ParentNotificationInput = z.output<typeof parentNotificationSchema>
export type ParentNotificationValues = z.input<typeof parentNotificationSchema>

/** Which report cards go into one file: those of a term, of one class or of all. */
export const batchSchema = z.object({
  term,
  year,
  classId: z.optional(id('Please choose a class from the list.')),
  as: code(['zip', 'print'], 'Please choose zip or print.'),
})
export type BatchQuery = z.output<typeof batchSchema>
