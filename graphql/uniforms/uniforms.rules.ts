/** Admin specification, section 4; a parent may also cancel while an order is pending. */
export const orderStatuses = ['pending', 'processing', 'shipped', 'delivered', 'cancelled'] as const
export type OrderStatus = (typeof orderStatuses)[number]

export const orderStatusLabels: Record<OrderStatus, string> = {
  pending: 'Pending',
  processing: 'Processing',
  shipped: 'Shipped',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
}

/** The way of an order that goes well, for those who watch it. */
export const orderSteps = ['pending', 'processing', 'shipped', 'delivered'] as const

export const garments = ['shirt', 'shorts', 'dress', 'hat', 'tracksuit', 'bag'] as const
type Garment = (typeof garments)[number] | 'shirt-long' | 'other'

/** Categories that the form offers; another one may be sent all the same. */
export const itemCategories = ['Shirt', 'Shorts', 'Dress', 'Hat', 'Tracksuit', 'Bag', 'Other'] as const

/** The drawing of an item by its category, whatever words somebody chose: "Sun hats" is a hat. Sleeves are in its name. */
export function garmentOf(category: string, name: string): Garment {
  const words = category.toLowerCase()
  const found = garments.find((garment) => words.includes(garment)) ?? 'other'
  return found === 'shirt' && /long[\s-]?sleeve/i.test(`${category} ${name}`) ? 'shirt-long' : found
}

/** R10,000.00: far over any uniform, and so small that no order leaves the whole numbers of a database. */
export const mostItemCents = 1_000_000
export const mostSizes = 40
export const longestSize = 40
export const mostLines = 20
export const mostPieces = 20
/** Orders of one person for one child, of which families read all at once. */
export const mostOrders = 200

/**
 * The sizes of an item, from a list, from JSON text of one, or from text with commas; each once.
 * `null` for what is no list of texts.
 */
export function sizesFrom(value: unknown): string[] | null {
  const list = typeof value === 'string' ? listIn(value.trim()) : value
  if (!Array.isArray(list) || !list.every((size) => typeof size === 'string' || typeof size === 'number')) return null
  return [...new Set(list.map((size) => String(size).trim()))].filter((size) => size !== '')
}

function listIn(text: string): unknown {
  if (!/^[[{"]/.test(text)) return text.split(',')
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** What an order costs, in cents. */
export const totalOf = (lines: readonly { priceCents: number; quantity: number }[]): number =>
  lines.reduce((sum, { priceCents, quantity }) => sum + priceCents * quantity, 0)

export const daysToPay = 14

/** Whether there are as many pieces; where nobody counts there always are. */
export const isInStock = (stock: number | null, quantity = 1): boolean => stock === null || stock >= quantity

/** `size 3-4`, and `one size` of an item that comes in one. */
export const sizeInWords = (size: string): string => (/\bsize\b/i.test(size) ? size.toLowerCase() : `size ${size}`)

/** An order in a few words: `2 × Golf shirt (3-4)`. */
export const formatLines = (lines: readonly { name: string; size: string; quantity: number }[]): string =>
  lines.map(({ name, size, quantity }) => `${quantity} × ${name} (${size})`).join(', ')
