import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

/** A database of this browser, or null where there is none: visitors who never stored anything are not given one. */
export async function openExisting<Schema extends DBSchema>(name: string): Promise<IDBPDatabase<Schema> | null> {
  let isMissing = false
  try {
    return await openDB<Schema>(name, undefined, {
      upgrade(_database, _from, _to, transaction) {
        isMissing = true
        transaction.done.catch(() => undefined)
        transaction.abort()
      },
    })
  } catch (error) {
    if (isMissing) return null
    throw error
  }
}
