import { ageOn } from '#graphql/values/dates.ts'
import { type Area, areas } from './progress.rules.ts'

/** How far a child is with a milestone; one that nobody has looked at has none. */
export const milestoneStates = ['reached', 'emerging', 'not_yet'] as const
export type MilestoneState = (typeof milestoneStates)[number]

export const milestoneStateLabels: Record<MilestoneState, string> = {
  reached: 'Reached',
  emerging: 'Emerging',
  not_yet: 'Not yet',
}

/** The ages that milestones belong to, in completed months: from 4 months to 6 years, as the centre takes children. */
export const milestoneBands = [
  { fromMonths: 4, toMonths: 6 },
  { fromMonths: 7, toMonths: 9 },
  { fromMonths: 10, toMonths: 12 },
  { fromMonths: 13, toMonths: 18 },
  { fromMonths: 19, toMonths: 24 },
  { fromMonths: 25, toMonths: 36 },
  { fromMonths: 37, toMonths: 48 },
  { fromMonths: 49, toMonths: 60 },
  { fromMonths: 61, toMonths: 72 },
] as const
export type Band = (typeof milestoneBands)[number]

/** The band of a child's age on a day and the one before it. A child who is younger or older than all has the nearest. */
export function bandsOn(dateOfBirth: string, today: string): readonly Band[] {
  const { years, months } = ageOn(dateOfBirth, today)
  const own = milestoneBands.findLastIndex(({ fromMonths }) => fromMonths <= years * 12 + months)
  return milestoneBands.slice(Math.max(0, own - 1), Math.max(0, own) + 1)
}

/** `19–24 months`; `3–4 years` from the third birthday on. */
export function formatBand({ fromMonths, toMonths }: { fromMonths: number; toMonths: number }): string {
  return toMonths <= 36 ? `${fromMonths}–${toMonths} months` : `${(fromMonths - 1) / 12}–${toMonths / 12} years`
}

/** Milestones by area, in their order, with how many of them are reached; areas without any are left out. */
export const milestonesByArea = <Milestone extends { area: string; state: string | null }>(
  milestones: readonly Milestone[],
) =>
  areas.flatMap((area: Area) => {
    const own = milestones.filter((milestone) => milestone.area === area)
    return own.length > 0
      ? [{ area, milestones: own, reached: own.filter(({ state }) => state === 'reached').length }]
      : []
  })
