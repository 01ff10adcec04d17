/**
 * Money is whole cents everywhere; text exists only at the edges. Nothing here ever holds a fraction of a cent,
 * so sums and splits are exact.
 */

/** R1,000,000,000: far over any bill, and far under where integers stop being exact. */
export const MOST_CENTS = 100_000_000_000

const LONGEST_AMOUNT_TEXT = 40
const SPACES = /[\s\u00a0\u2009\u202f]+/g
const PLAIN = /^(\d+)(?:[.,](\d{1,2}))?$/
const GROUPED_BY_SPACE = /^([1-9]\d{0,2}(?: \d{3})+)(?:[.,](\d{1,2}))?$/
const GROUPED_BY_COMMA = /^([1-9]\d{0,2}(?:,\d{3})+)(?:\.(\d{1,2}))?$/

/** R1,000,000, the most that one bill or fee may be: far above any, to catch typing errors. */
export const mostBillCents = 100_000_000

/**
 * Cents of an amount as people write it: `2500`, `2500.00`, `R2500`, `R 2 500,00`, `R 2,500.00`.
 * A comma before exactly three digits separates thousands, before one or two it is the decimal sign.
 * `null` for anything that is not an amount above zero: signs, three decimals, words, more than {@link MOST_CENTS}.
 */
export function parseAmount(value: string | number): number | null {
  const text = typeof value === 'number' ? String(value) : value
  if (text.length > LONGEST_AMOUNT_TEXT) return null
  const bare = text.replace(SPACES, ' ').trim().replace(/^R ?/i, '')
  const match = PLAIN.exec(bare) ?? GROUPED_BY_SPACE.exec(bare) ?? GROUPED_BY_COMMA.exec(bare)
  if (!match) return null
  const rand = Number(match[1]?.replace(/[ ,]/g, ''))
  const cents = rand * 100 + Number((match[2] ?? '').padEnd(2, '0'))
  return cents > 0 && cents <= MOST_CENTS ? cents : null
}

export const sumCents = (parts: readonly { amountCents: number }[]) =>
  parts.reduce((sum, { amountCents }) => sum + amountCents, 0)

/** Whether an amount as people write it is one that a bill can hold. */
export function canBeBilled(value: string): boolean {
  const cents = parseAmount(value)
  return cents !== null && cents <= mostBillCents
}

function wholeCents(cents: number): number {
  if (!Number.isSafeInteger(cents)) throw new RangeError(`Not a whole number of cents: ${cents}`)
  return cents
}

function grouped(whole: number): string {
  return String(whole).replace(/\B(?=(\d{3})+$)/g, ',')
}

function withDecimals(cents: number, sign: string, group: (rand: number) => string): string {
  const size = Math.abs(wholeCents(cents))
  const decimals = String(size % 100).padStart(2, '0')
  return `${cents < 0 ? '-' : ''}${sign}${group(Math.floor(size / 100))}.${decimals}`
}

/** As shown on screens and documents: `R2,500.00`, and `-R2,500.00` for a credit. */
export function formatRand(cents: number): string {
  return withDecimals(cents, 'R', grouped)
}

/** As in the REST routes: `R 2500.00`. */
export function formatRestAmount(cents: number): string {
  return withDecimals(cents, 'R ', String)
}

function signed(cents: number, text: (rand: number) => string): string {
  const rand = Math.round(Math.abs(wholeCents(cents)) / 100)
  return `${cents < 0 && rand > 0 ? '-' : ''}R${text(rand)}`
}

/** For fees and tags, without cents: `R2,350`. */
export function formatWholeRand(cents: number): string {
  return signed(cents, grouped)
}

/** For small cards: `R950`, `R48k`, `R1.2m`. */
export function formatRandShort(cents: number): string {
  return signed(cents, (rand) => {
    if (rand < 1_000) return String(rand)
    if (rand < 999_500) return `${Math.round(rand / 1_000)}k`
    return `${grouped(Math.round(rand / 100_000) / 10)}m`
  })
}

const PERCENT_SCALE = 10_000

/**
 * So many percent of an amount, to the nearest cent, a half rounded up (in size, so that a reversed amount cancels
 * the original exactly). The percentage may have up to four decimals.
 */
export function percentOf(cents: number, percent: number): number {
  const scaled = BigInt(Math.round(percent * PERCENT_SCALE))
  const whole = BigInt(100 * PERCENT_SCALE)
  const product = BigInt(wholeCents(cents)) * scaled
  const size = product < 0n ? -product : product
  const rounded = Number((size * 2n + whole) / (whole * 2n))
  return product < 0n && rounded > 0 ? -rounded : rounded
}
