import * as z from 'zod/mini'
import {
  code,
  emptyAsNull,
  id,
  optionalText,
  shortText,
  version,
  wholeBetween,
} from '#graphql/platform/fields.schema.ts'
import { parseAmount } from '#graphql/values/money.ts'
import {
  longestSize,
  mostItemCents,
  mostLines,
  mostPieces,
  mostSizes,
  orderStatuses,
  sizesFrom,
} from './uniforms.rules.ts'

const priceMessage = 'Please enter a price such as 180.00.'
const sizesMessage = 'Please enter the sizes, separated by commas.'
const quantityMessage = `Please order between 1 and ${mostPieces} pieces.`

/** An amount in rand as people write it, above nought. It stays text; the service reads the cents. */
const price = z.pipe(
  z.transform((value: unknown) => (typeof value === 'number' ? String(value) : value)),
  z.string(priceMessage).check(
    z.trim(),
    z.refine((value) => parseAmount(value) !== null, { message: priceMessage, abort: true }),
    z.refine((value) => (parseAmount(value) ?? 0) <= mostItemCents, 'A price can be at most R10,000.00.'),
  ),
)

/** A list, JSON text of one, or text with commas; at least one size. */
const sizes = z.pipe(
  z.transform(sizesFrom),
  z.array(z.string(sizesMessage), sizesMessage).check(
    z.minLength(1, sizesMessage),
    z.maxLength(mostSizes, `An item can have at most ${mostSizes} sizes.`),
    z.refine(
      (list) => list.every((size) => size.length <= longestSize),
      `Please use at most ${longestSize} characters for a size.`,
    ),
  ),
)

/** Something that can be ordered: admin specification, section 5. */
export const uniformItemSchema = z.object({
  name: shortText(1, 'Item name is required'),
  description: optionalText(2_000),
  price,
  sizes,
  category: shortText(1, 'Category is required'),
  isActive: z.optional(z.boolean('Please tick or untick the box.')),
})
export type UniformItemInput = z.output<typeof uniformItemSchema>

export const changedUniformItemSchema = z.extend(z.partial(uniformItemSchema), { id: id(), version })
export type UniformItemChange = z.output<typeof changedUniformItemSchema>

const stock = emptyAsNull(wholeBetween(0, 100_000, 'Please enter how many there are, or leave it empty.'))

export const uniformStockSchema = z.object({
  itemId: id(),
  sizes: z
    .array(z.object({ size: z.string(sizesMessage), stock, counted: stock }), sizesMessage)
    .check(z.minLength(1, sizesMessage), z.maxLength(mostSizes, `An item can have at most ${mostSizes} sizes.`)),
})
export type UniformStockInput = z.output<typeof uniformStockSchema>

export const uniformOrderSchema = z.object({
  childId: id('Please choose a child.'),
  lines: z
    .array(
      z.object({
        itemId: id('Please choose an item.'),
        size: shortText(1, 'Please choose a size.'),
        quantity: wholeBetween(1, mostPieces, quantityMessage),
      }),
      'Please choose what to order.',
    )
    .check(
      z.minLength(1, 'Please choose what to order.'),
      z.maxLength(mostLines, `Please order at most ${mostLines} items at once.`),
    ),
  note: optionalText(1_000),
})
export type UniformOrderInput = z.output<typeof uniformOrderSchema>
export type UniformOrderValues = z.input<typeof uniformOrderSchema>

export const basketFormSchema = z.pick(uniformOrderSchema, { childId: true, note: true })
export type BasketForm = z.output<typeof basketFormSchema>
export type BasketFormValues = z.input<typeof basketFormSchema>

export const orderStatus = code(orderStatuses, 'Please choose pending, processing, shipped, delivered or cancelled.')

export const uniformOrderStatusSchema = z.object({ status: orderStatus, version })
export type UniformOrderStatusInput = z.output<typeof uniformOrderStatusSchema>
