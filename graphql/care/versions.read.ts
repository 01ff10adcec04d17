import type { Knex } from 'knex'
import { type Pojo, snakeCaseMappers } from 'objection'
import { groupBy } from '#graphql/values/groupBy.ts'
import type { CareEntry } from './care.model.ts'
import { asSaid, type CareVersion, currentEntries, inOrder, isCorrection } from './care.rules.ts'
import { careFields } from './care.schema.ts'

/** A version as it is stored, with what is known of it besides. */
export interface StoredVersion extends CareVersion {
  classId: number | null
  date: string
  receivedAt: string
  saidByName: string | null
  /** When the day was closed in the class of the entry; null while it is open. */
  closedAt: string | null
}

export const versions = (db: Knex) =>
  db('care_entries')
    .leftJoin('users', 'users.id', 'care_entries.said_by_id')
    .leftJoin('care_days', {
      'care_days.class_id': 'care_entries.class_id',
      'care_days.date': 'care_entries.date',
    })
    .select('care_entries.*', 'users.first_name as said_by_name', 'care_days.closed_at')

const { parse: camelCase } = snakeCaseMappers()
const moments = ['at', 'until', 'saidAt', 'receivedAt', 'closedAt']

/** A version that came as JSON, in which moments are as the database writes them. */
export function versionOf(json: Pojo): StoredVersion {
  const version = camelCase(json)
  for (const name of moments)
    if (typeof version[name] === 'string') version[name] = new Date(version[name]).toISOString()
  return version as StoredVersion
}

const content = Object.keys(careFields).filter((name) => name !== 'kind' && name !== 'at')
const nothing = Object.fromEntries(content.map((name) => [name, null]))

/**
 * Versions as a family has them: what holds, and of what was taken back or corrected its kind and its time. What it said may
 * be about another child, for whom it was meant.
 */
export function forFamily<Version extends CareVersion>(all: readonly Version[]): Version[] {
  const held = new Set(currentEntries(all))
  return all.map((version) => (held.has(version) ? version : { ...version, ...nothing }))
}

/** Who reads entries: families see what holds, and what was changed after they could read the day; staff all of it. */
export type Reader = 'staff' | 'family'

/** The entries that these versions are of, by time, each as it was said last. */
export function entriesFrom(all: readonly StoredVersion[], reader: Reader): CareEntry[] {
  const isStaff = reader === 'staff'
  const shown = (isStaff ? all : forFamily(all)).toSorted(asSaid).map((version) => ({
    ...version,
    saidByName: isStaff ? version.saidByName : null,
    isCorrection: isCorrection(version, version.closedAt),
    earlier: [],
  }))
  const entries = [...groupBy(shown, ({ entryId }) => entryId).values()].flatMap((ofEntry) => {
    const last = ofEntry.pop()
    if (!last || (!isStaff && last.removed && !last.isCorrection)) return []
    return [{ ...last, earlier: isStaff ? ofEntry : [] }]
  })
  return entries.toSorted(inOrder)
}
