import type { Knex } from 'knex'
import type { AnyQueryBuilder } from 'objection'
import type { Environment } from '../environment.ts'
import { startJob } from '../jobs/job.ts'
import { StoredFile } from './storedFile.model.ts'
import { removeFiles } from './uploadFolder.ts'

const anHour = 3_600_000
const aDay = 24 * anHour
const restorableFor = 30 * aDay

/** By the clock of the database: an instance whose own is ahead would erase what can still be restored. */
const before = (db: Knex, milliseconds: number) => db.raw('now() - make_interval(secs => ?)', [milliseconds / 1_000])

type Which = (files: AnyQueryBuilder) => unknown

/** Erases an upload of which this is true still, its row together with its files: what cannot be erased is left to the next sweep. */
export const eraseUpload = (db: Knex, environment: Environment, { id, key }: StoredFile, which: Which) =>
  db.transaction(async (transaction) => {
    if (await StoredFile.query(transaction).findById(id).where(which).delete()) await removeFiles(environment, key)
  })

/**
 * Erases what a crash left half stored, and what was removed 30 days ago. Folders of which the database knows nothing
 * stay: they may be those of another database.
 * @returns how many uploads were erased
 * @throws AggregateError for those that could not be, after all others were
 */
export async function sweepFiles(db: Knex, environment: Environment): Promise<number> {
  const isOld: Which = (files) =>
    files
      .where((arriving) => arriving.where({ state: 'arriving' }).where('createdAt', '<', before(db, anHour)))
      .orWhere('removedAt', '<', before(db, restorableFor))
  const files = await StoredFile.query(db).where(isOld)
  const failed: unknown[] = []
  for (const file of files) {
    try {
      await eraseUpload(db, environment, file, isOld)
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
