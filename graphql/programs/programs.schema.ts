import * as z from 'zod/mini'
import {
  emptyAsNull,
  id,
  optionalText,
  shortText,
  text,
  version,
  wholeBetween,
} from '#graphql/platform/fields.schema.ts'
import { canBeBilled, formatRand, parseAmount } from '#graphql/values/money.ts'

const feeMessage = 'Please enter an amount such as R2350.00, or leave it empty.'

/** A fee for a month as people write it, `R2,350.00` or `2350`; comes out in cents, empty text as null. */
const fee = z.nullish(
  z.pipe(
    z.string(feeMessage).check(z.refine((value) => value.trim() === '' || canBeBilled(value), feeMessage)),
    z.transform((value: string) => (value.trim() === '' ? null : parseAmount(value))),
  ),
)
export const feeText = (cents: number | null) => (cents === null ? '' : formatRand(cents))

const lines = (message: string, most: number) =>
  z.array(text(1, message, 200), message).check(z.maxLength(most, `Please enter at most ${most} lines.`))

export const programSchema = z.object({
  id: id(),
  title: shortText(2, 'Please enter a title.'),
  description: text(10, 'Please describe the program in a sentence or two.', 3_000),
  ageLabel: shortText(2, 'Please enter the age group.'),
  ratio: optionalText(20),
  capacity: emptyAsNull(wholeBetween(1, 500, 'Please enter the number of places, 1 to 500, or leave it empty.')),
  tags: lines('Please write something in each tag.', 8),
  offers: lines('Please write something in each line.', 12),
  fullTimeFee: fee,
  halfDayFee: fee,
  pictureId: z.nullish(id('Please choose a picture from the gallery.')),
  isActive: z.boolean('Please choose whether it accepts children.'),
  version,
})
export type ProgramInput = z.output<typeof programSchema>
export type ProgramValues = z.input<typeof programSchema>
