import { type RatioBand, usualRatios } from '#graphql/settings/settings.rules.ts'

/** The ratio band of a class: that of its youngest children, so that the stricter one applies to a mixed class. */
export function bandOf(ageFromMonths: number, bands: readonly RatioBand[] = usualRatios): RatioBand {
  const found = bands.find(({ toMonths }) => toMonths === null || ageFromMonths < toMonths) ?? bands.at(-1)
  if (!found) throw new Error('There are no ratios')
  return found
}

/** A ratio as the centre advertises it, members of staff first: `1:5`, whatever it is a ratio of. */
export const formatRatio = (children: number | string) => `1:${children}`

export type RatioLevel = 'empty' | 'kept' | 'over_promise' | 'over_law'

/** The level of a room. Children without staff are over the legal limit; a room without children is empty. */
export function ratioLevel(children: number, staff: number, { promise, law }: Omit<RatioBand, 'toMonths'>): RatioLevel {
  if (children === 0) return 'empty'
  if (children > staff * law) return 'over_law'
  return children > staff * promise ? 'over_promise' : 'kept'
}
