import { audit } from '#graphql/data/audit.ts'
import { now } from '#graphql/data/rows.ts'
import { assertNotStale } from '#graphql/data/stale.ts'
import type { Context } from '#graphql/platform/context.ts'
import { Setting } from './forms.model.ts'

export interface SettingChange {
  action: string
  name: string
  /** A list is written as it is; of other values what is not given stays. */
  part: object
  /** Version that the change is based on; without one it is taken as it comes. */
  version?: number | null | undefined
  /** What a setting that was never saved holds. */
  usual?: object
  /** The fields of the form, for a stale version. */
  formOf?: (value: Setting['value']) => object
  /** Who changes it, where nobody is signed in yet. */
  by?: number
}

/**
 * Puts values into a setting, inside the caller's transaction, with an audit entry.
 * @returns the setting as it was and as it is
 * @throws AppError STALE
 */
export async function writeSetting(context: Context, change: SettingChange) {
  const { action, name, part, version, usual = {}, formOf = (value) => value, by } = change
  const first = { name, value: JSON.stringify(usual), version: 0 }
  await context.db('settings').insert(first).onConflict('name').ignore()
  const before = await Setting.query(context.db).findById(name).forUpdate().throwIfNotFound()
  assertNotStale(Object.assign(new Setting(), formOf(before.value), { version: before.version }), version)
  const value = (Array.isArray(part) ? part : { ...before.value, ...part }) as Setting['value']
  const changed = { value, version: before.version + 1, updatedAt: now() }
  const after = await Setting.query(context.db).patchAndFetchById(name, changed)
  const entry = { action, entity: `setting ${name}`, before: before.value, after: value }
  await audit(context, by === undefined ? entry : { ...entry, by })
  return { before, after }
}
