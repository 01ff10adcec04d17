import { lockRows } from '#graphql/data/lockOrder.ts'
import type { Context } from '#graphql/platform/context.ts'
import { conflict, fieldError } from '#graphql/platform/errors.ts'
import { UniformSize } from './uniformItem.model.ts'
import type { UniformOrderLine } from './uniformOrder.model.ts'
import { isInStock } from './uniforms.rules.ts'

type Pieces = Pick<UniformOrderLine, 'itemId' | 'name' | 'size' | 'quantity'>

const lockSizes = (context: Context, lines: readonly Pieces[]) =>
  lockRows(context, UniformSize, (sizes) => sizes.whereIn('itemId', [...new Set(lines.map(({ itemId }) => itemId))]))

/** Two lines of the same size count together. */
function wanted(lines: readonly Pieces[]): Pieces[] {
  const sums = new Map<string, Pieces>()
  for (const line of lines) {
    const key = `${line.itemId} ${line.size}`
    sums.set(key, { ...line, quantity: line.quantity + (sums.get(key)?.quantity ?? 0) })
  }
  return [...sums.values()]
}

const leftText = (stock: number) => (stock === 0 ? 'sold out' : `down to ${stock}`)

/**
 * Takes the pieces of an order off the shelf. Of many orders at once for the last one, one gets it.
 * @throws AppError CONFLICT when there are not as many; BAD_USER_INPUT for a size that the item does not have
 */
export async function takeFromStock(context: Context, lines: readonly Pieces[]) {
  const sizes = await lockSizes(context, lines)
  for (const { itemId, name, size, quantity } of wanted(lines)) {
    const row = sizes.find((each) => each.itemId === itemId && each.name === size)
    if (!row) throw fieldError('lines', `${name} does not come in size ${size}. Please choose another size.`)
    if (row.stock === null) continue
    if (!isInStock(row.stock, quantity))
      throw conflict(`${name} in size ${size} is ${leftText(row.stock)}. Please change the order.`)
    await UniformSize.query(context.db)
      .patch({ stock: row.stock - quantity })
      .where({ id: row.id })
  }
}

/** Puts the pieces of a cancelled order back, where somebody counts them. */
export async function returnToStock(context: Context, lines: readonly Pieces[]) {
  const sizes = await lockSizes(context, lines)
  for (const { itemId, size, quantity } of wanted(lines)) {
    const row = sizes.find((each) => each.itemId === itemId && each.name === size)
    if (!row || row.stock === null) continue
    await UniformSize.query(context.db)
      .patch({ stock: row.stock + quantity })
      .where({ id: row.id })
  }
}
