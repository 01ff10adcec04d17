import { groupBy } from '#graphql/values/groupBy.ts'
import { sumCents } from '#graphql/values/money.ts'

interface Amount {
  amountCents: number
}

/** What may be one transfer: each of these parts, and all of them. */
const transfersOf = <Part extends Amount>(parts: readonly Part[]) => [...parts.map((part) => [part]), parts]

interface Received extends Amount {
  bankLineId: number | null
  date: string
}

/**
 * Payments that may be one transfer: those of a bank line, or by hand of one day, or two of neighbouring days.
 * @param payments by date
 */
export function entriesOf<Payment extends Received>(payments: readonly Payment[]): Payment[][] {
  const byHand = payments.filter(({ bankLineId }) => bankLineId === null)
  const neighbours = byHand.map((_, at) => byHand.slice(at, at + 2))
  return [...groupBy(payments, ({ bankLineId, date }) => bankLineId ?? date).values(), ...neighbours]
}

/**
 * The money of a family that may be what is entered now, since it comes to the same: one transfer for siblings may be
 * entered under one of them, or in parts.
 * @param now the parts of this entry
 * @param beside what the same bank line has paid already, or was recorded by hand for the same day
 * @param earlier other entries, each in its parts
 */
export function sameMoney<Part extends Amount>(
  now: readonly Amount[],
  beside: readonly Amount[],
  earlier: readonly (readonly Part[])[],
): readonly Part[] {
  const sums = new Set([...transfersOf(now), [...now, ...beside]].map(sumCents))
  return earlier.flatMap(transfersOf<Part>).find((parts) => sums.has(sumCents(parts))) ?? []
}

type Share = Amount & { childId: number }

/** The same, of all of it or else of one family's share, which may have been entered by itself. */
export function sameShare<Part extends Received & Share>(
  families: readonly (readonly number[])[],
  now: readonly Share[],
  beside: readonly Share[],
  earlier: readonly Part[],
): readonly Part[] {
  const same = [null, ...families].map((ids) => {
    const isTheirs = ({ childId }: Share) => ids === null || ids.includes(childId)
    return sameMoney(now.filter(isTheirs), beside.filter(isTheirs), entriesOf(earlier.filter(isTheirs)))
  })
  return same.find(({ length }) => length > 0) ?? []
}
