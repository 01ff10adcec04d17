import type { CareVersion } from '#graphql/care/care.rules.ts'
import type { SupplyForecast } from '#graphql/care/supplies.rules.ts'
import type { Answered } from '#web/shared/care/careWords.ts'
import type { CareEntryFieldsFragment, CareSupplyFieldsFragment } from './care.generated.ts'
import type { CaredChild, NewVersion, Version } from './careEntries.ts'

type AnsweredVersion = Answered<CareVersion> & { saidByName: string | null; isCorrection: boolean }

const versionOf = (answered: AnsweredVersion): Version => ({ ...(answered as Version), waits: false })

/** All versions of the entries that the server told, with those that stood before. */
export const versionsOf = (entries: readonly CareEntryFieldsFragment[]): Version[] =>
  entries.flatMap((entry) => [...entry.earlier, entry].map(versionOf))

export const suppliesOf = (supplies: readonly CareSupplyFieldsFragment[]) => supplies as readonly SupplyForecast[]

/** A version that is on its way to the server, as it is shown meanwhile. */
export const waitingVersion = (made: NewVersion, saidAt: string, saidByName: string | null): Version => ({
  ...made,
  saidAt,
  saidByName,
  waits: true,
  isCorrection: false,
})

type CachedEntry = CareEntryFieldsFragment & { __typename?: 'CareEntry' }

/** The entries of a child with a version that the server has stored: it is the last of its entry. */
export function withStored(
  entries: readonly CareEntryFieldsFragment[],
  version: NewVersion,
  said: { at: string; byName: string | null },
): CareEntryFieldsFragment[] {
  if (entries.some(({ id, earlier }) => [id, ...earlier.map((before) => before.id)].includes(version.id)))
    return [...entries]
  const before = entries.find(({ entryId }) => entryId === version.entryId)
  const stored: CachedEntry = {
    __typename: 'CareEntry',
    ...version,
    saidAt: said.at,
    saidByName: said.byName,
    isCorrection: false,
    earlier: before ? [...before.earlier, before] : [],
  }
  return [...entries.filter((entry) => entry !== before), stored]
}

/** Since when a child sleeps by what the server told, where no version of that sleep is known here, which would say more. */
export function toldAsleep(
  told: { asleepSince: string | null; nextCheckAt: string | null },
  versions: readonly Version[],
): Pick<CaredChild, 'asleepSince' | 'nextCheckAt'> {
  const { asleepSince, nextCheckAt } = told
  const isKnown = versions.some(({ kind, at }) => kind === 'sleep' && Date.parse(at) === Date.parse(asleepSince ?? ''))
  return isKnown ? { asleepSince: null, nextCheckAt: null } : { asleepSince, nextCheckAt }
}
