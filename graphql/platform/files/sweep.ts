import type { Knex } from 'knex'
import type { Environment } from '../environment.ts'
import { startJob } from '../jobs/job.ts'
import { StoredFile } from './storedFile.model.ts'
import { removeFiles } from './uploadFolder.ts'

const anHour = 3_600_000
const aDay = 24 * anHour
const restorableFor = 30 * aDay

/** By the clock of the database: an instance whose own is ahead would erase what can still be restored. */
const before = (db: Knex, milliseconds: number) => db.raw('now() - make_interval(secs => ?)', [milliseconds / 1_000])

/**
 * Erases what a crash left half stored, and what was removed 30 days ago. Folders of which the database knows nothing
 * stay: they may be those of another database.
 * @returns how many uploads were erased
 * @throws AggregateError for those that could not be, after all others were
 */
export async function sweepFiles(db: Knex, environment: Environment): Promise<number> {
  const files = await StoredFile.query(db)
    .where((arriving) => arriving.where({ state: 'arriving' }).where('createdAt', '<', before(db, anHour)))
    .orWhere('removedAt', '<', before(db, restorableFor))
  const failed: unknown[] = []
  for (const { id, key } of files) {
    try {
      // the row first: one that a record refers to stays, with its file
      await StoredFile.query(db).deleteById(id)
      await removeFiles(environment, key)
    } catch (error) {
      failed.push(error)
    }
  }
  if (failed.length > 0)
    throw new AggregateError(failed, `${failed.length} of ${files.length} old uploads could not be erased`)
  return files.length
}

/** Sweeps now and every six hours. Answers how to stop. */
export const startSweep = (db: Knex, environment: Environment, onError: (error: unknown) => void) =>
  startJob({ run: () => sweepFiles(db, environment), wait: () => 6 * anHour, onError })
