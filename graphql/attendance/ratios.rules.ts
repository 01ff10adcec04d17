/** How many children one member of staff may have, for children up to an age in months; null for all older ones. */
export interface RatioBand {
  toMonths: number | null
  /** What the centre promises. */
  promise: number
  /** What the law allows: norms and standards under the Children's Act 38 of 2005. */
  law: number
}

/** Holds until the setting `ratios` says otherwise, since norms change. */
export const usualRatios: readonly RatioBand[] = [
  { toMonths: 18, promise: 3, law: 6 },
  { toMonths: 36, promise: 5, law: 12 },
  { toMonths: 60, promise: 8, law: 20 },
  { toMonths: null, promise: 8, law: 30 },
]

/** The band of a class: that of its youngest, so that a mixed class is held to the stricter one. */
export function bandOf(ageFromMonths: number, bands: readonly RatioBand[] = usualRatios): RatioBand {
  const found = bands.find(({ toMonths }) => toMonths === null || ageFromMonths < toMonths) ?? bands.at(-1)
  if (!found) throw new Error('There are no ratios')
  return found
}

export type RatioLevel = 'empty' | 'kept' | 'over_promise' | 'over_law'

/** How a room stands. Children without anybody from the staff are over the law; a room without children is empty. */
export function ratioLevel(children: number, staff: number, { promise, law }: Omit<RatioBand, 'toMonths'>): RatioLevel {
  if (children === 0) return 'empty'
  if (children > staff * law) return 'over_law'
  return children > staff * promise ? 'over_promise' : 'kept'
}
