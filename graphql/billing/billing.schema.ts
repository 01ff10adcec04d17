import * as z from 'zod/mini'
import {
  calendarDate,
  code,
  id,
  optionalDate,
  optionalText,
  shortText,
  text,
  version,
} from '#graphql/platform/fields.schema.ts'
import { isCalendarDate } from '#graphql/values/dates.ts'
import { formatRand, mostBillCents, parseAmount } from '#graphql/values/money.ts'
import { billStatuses, paymentMethods } from './billing.rules.ts'

export const billStatus = code(billStatuses, 'Please choose paid, unpaid, pending, overdue or partial.')

export const childMessage = 'Please select a child'
const amountMessage = 'Please enter an amount above zero, such as R2,500.00.'
const mostMessage = `Please enter at most ${formatRand(mostBillCents)}.`

/** An amount in any common format, `R2500.00` or `2 500,50` or a number of rand; converted to cents. */
export const amount = z.pipe(
  z.pipe(
    z.transform((value: unknown) => (typeof value === 'number' ? String(value) : value)),
    z.string(amountMessage).check(
      z.refine((value) => parseAmount(value) !== null, amountMessage),
      z.refine((value) => (parseAmount(value) ?? 0) <= mostBillCents, mostMessage),
    ),
  ),
  z.transform((value: string) => parseAmount(value) ?? 0),
)

export const billSchema = z.object({
  childId: id(childMessage),
  amount,
  description: shortText(1, 'Please enter a description.'),
  dueDate: calendarDate('Please choose a due date.'),
})
export type BillInput = z.output<typeof billSchema>
export type BillFormValues = z.input<typeof billSchema>

/** The REST body: a status may be sent, but a new record is unpaid. */
export const restBillSchema = z.extend(billSchema, {
  status: z.nullish(code(['unpaid'], 'A new record is always unpaid. Record a payment to change that.')),
})

export const billCorrectionSchema = z.omit(billSchema, { childId: true })
export type BillCorrection = z.output<typeof billCorrectionSchema>
export type BillCorrectionValues = z.input<typeof billCorrectionSchema>

export const creditNoteSchema = z.object({ amount, reason: text(2, 'Please give a short reason.', 100) })
export type CreditNoteInput = z.output<typeof creditNoteSchema>
export type CreditNoteValues = z.input<typeof creditNoteSchema>

/** Without a name, invoices are made out to the primary guardian. */
export const payerSchema = z
  .object({ childId: id(childMessage), name: optionalText(100), address: optionalText(300), version })
  .check(
    z.refine(({ name, address }) => Boolean(name) || !address, {
      path: ['name'],
      error: 'Please enter a name for this address.',
    }),
  )
export type PayerInput = z.output<typeof payerSchema>
export type PayerFormValues = z.input<typeof payerSchema>

export const familyAccountSchema = z.object({
  childIds: z
    .array(id(childMessage))
    .check(z.minLength(1, childMessage), z.maxLength(20, 'Please choose at most 20 children.')),
  withChildId: z.optional(z.nullable(id(childMessage))),
})
export type FamilyAccountInput = z.output<typeof familyAccountSchema>

/** Confirms that this is not a payment already recorded for the child. */
export const isAnother = z.optional(z.boolean('Please tick or untick the box.'))

export const paymentSchema = z.object({
  childId: id(childMessage),
  amount,
  method: code(paymentMethods, 'Please choose a payment method.'),
  reference: optionalText(100),
  date: calendarDate('Please choose the payment date.'),
  notes: optionalText(1000),
  billId: z.nullish(id('Please choose a billing record from the list.')),
  isAnother,
})
export type PaymentInput = z.output<typeof paymentSchema>
export type PaymentFormValues = z.input<typeof paymentSchema>

export const reasonSchema = z.object({ reason: shortText(2, 'Please give a short reason.') })
export type ReasonInput = z.output<typeof reasonSchema>

/** Maximum lines billed in one request; a longer list is sent in parts. */
const mostMonthLines = 50

const month = z
  .string('Please choose a month.')
  .check(z.refine((text) => text.length === 7 && isCalendarDate(`${text}-01`), 'Please choose a month.'))

export const billedMonthSchema = z.object({ month })
export type BilledMonth = z.output<typeof billedMonthSchema>

/** More than the size of any class. */
const mostOfClass = 100

export const chargeClassSchema = z.extend(z.omit(billSchema, { childId: true }), {
  classId: id('Please choose a class.'),
  childIds: z
    .array(id(childMessage), 'Please send a list of children.')
    .check(
      z.minLength(1, 'Please keep at least one child.'),
      z.maxLength(mostOfClass, `Please bill at most ${mostOfClass} children at once.`),
    ),
})
export type ChargeClassInput = z.output<typeof chargeClassSchema>
export type ChargeClassValues = z.input<typeof chargeClassSchema>

export const billMonthSchema = z.object({
  month,
  dueDate: calendarDate('Please choose a due date.'),
  lines: z
    .array(
      z.object({
        childId: id(childMessage),
        kind: code(['fee', 'registration'], 'Please choose fee or registration.'),
      }),
      'Please send a list of lines.',
    )
    .check(
      z.minLength(1, 'Please keep at least one line.'),
      z.maxLength(mostMonthLines, `Please bill at most ${mostMonthLines} lines at once.`),
    ),
})
export type BillMonthInput = z.output<typeof billMonthSchema>

const mostInvoices = 50

export const sendInvoicesSchema = z.object({
  billIds: z
    .array(id('Please choose a billing record from the list.'), 'Please send a list of records.')
    .check(
      z.minLength(1, 'Please choose at least one record.'),
      z.maxLength(mostInvoices, `Please send at most ${mostInvoices} invoices at once.`),
    ),
})
export type SendInvoicesInput = z.output<typeof sendInvoicesSchema>

const day = optionalDate('Please enter the date as yyyy-MM-dd.')

/** `?from=&to=` of a statement. */
export const periodQuerySchema = z.object({ from: day, to: day })
export type PeriodQuery = z.output<typeof periodQuerySchema>
