import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Knex } from 'knex'
import { type Database, openEmbedded, openServer } from '#graphql/database/connection.ts'
import { lockDirectory } from '#graphql/database/directoryLock.ts'
import { assertOurs, migrate } from '#graphql/database/migrate.ts'
import { countOthers } from '#graphql/database/cli.ts'
import { openPrivateFolder } from '#graphql/database/privateFolder.ts'
import type { Environment } from '#graphql/platform/environment.ts'
import { uploadFolder } from '#graphql/platform/files/uploadFolder.ts'
import { migrationSource } from '../../migrations/index.ts'
import { BackupError, type Totals } from './format.ts'
import { type Source, type Checked, checkBackup, loadBackup } from './readBackup.ts'
import { migrationsOf } from './tables.ts'

/** A backup of a later version has tables that this one does not know. */
async function assertKnown({ migrations }: Checked) {
  const known = await migrationSource.getMigrations([])
  if (migrations.some((name) => !known.includes(name)))
    throw new BackupError(
      'This backup was made by a later version of Kiewiet. Please update first. Nothing was changed.',
    )
}

async function tablesAsThen(db: Knex, { migrations }: Checked) {
  for (const name of migrations) await db.migrate.up({ migrationSource, name } as Knex.MigratorConfig)
}

const same = (one: readonly string[], other: readonly string[]) => [...one].sort().join() === [...other].sort().join()

async function assertAlone(db: Knex) {
  if ((await countOthers(db)) > 0)
    throw new BackupError(
      'This database is in use. Please stop every Kiewiet process that uses it first. Nothing was changed.',
    )
}

/** @returns where what was there before is stored */
async function exchange(place: string, arrived: string, stamp: string): Promise<string[]> {
  const kept = existsSync(place) ? [`${place}.before-${stamp}`] : []
  for (const path of kept) await rename(place, path)
  await rename(arrived, place)
  return kept
}

interface Restored extends Totals {
  /** Where what was there before is stored, where anything was. */
  kept: string[]
}

/** A database on a server: its rows are exchanged in one transaction. */
async function intoServer(environment: Environment, url: string, file: Source, backup: Checked, stamp: string) {
  const database: Database = openServer(url)
  const uploads = uploadFolder(environment)
  const arrived = `${uploads}.arriving-${stamp}`
  try {
    return await database.withoutTimeLimits(async (db) => {
      await assertAlone(db)
      await assertOurs(db)
      const present = await migrationsOf(db)
      if (present.length === 0) await tablesAsThen(db, backup)
      else if (file.keepAccess)
        throw new BackupError('The new database is not empty. Please create an empty one. Nothing was changed.')
      else if (!same(present, backup.migrations))
        throw new BackupError(
          'This backup is from a different version than the database. Please restore it into an empty database. Nothing was changed.',
        )
      await mkdir(arrived, { recursive: true })
      const restored = await db.transaction(async (transaction) => ({
        ...(await loadBackup(transaction, file, arrived)),
        kept: await exchange(uploads, arrived, stamp),
      }))
      await migrate(db, database.kind)
      return restored
    })
  } finally {
    await rm(arrived, { recursive: true, force: true })
    await database.close()
  }
}

/** The embedded database: a new one is made beside the old one, and takes its place when it is complete. */
async function intoFolder(environment: Environment, file: Source, backup: Checked, stamp: string): Promise<Restored> {
  const directory = environment.DATA_DIR
  const release = await lockDirectory(directory)
  const arriving = join(directory, `arriving-${stamp}`)
  try {
    const database = await openEmbedded(arriving)
    let totals: Totals
    try {
      await tablesAsThen(database.knex, backup)
      totals = await database.knex.transaction((all) => loadBackup(all, file, join(arriving, 'uploads')))
      await mkdir(join(arriving, 'uploads'), { recursive: true })
      await migrate(database.knex, database.kind)
    } finally {
      await database.close()
    }
    const exchangeBy = (name: string) => exchange(join(directory, name), join(arriving, name), stamp)
    // a folder of uploads that is a disk of its own cannot be renamed
    return { ...totals, kept: [...(await exchangeBy('uploads')), ...(await exchangeBy('database'))] }
  } finally {
    await rm(arriving, { recursive: true, force: true })
    await release()
  }
}

/**
 * Puts a backup in the place of everything in the centre that the settings name. What was there stays beside it where it
 * lies in files. Nothing is changed when the backup cannot be used. Every access that it brings back has ended.
 * @param now names what stays beside it
 * @param passphrase of an encrypted backup
 * @param keepAccess ends nothing, for a centre that moves, which replaces no other one
 * @throws BackupError, DirectoryInUseError while a Kiewiet runs on the folder
 */
export async function restoreInto(
  environment: Environment,
  path: string,
  { now = new Date(), passphrase, keepAccess = false }: { now?: Date } & Partial<Omit<Source, 'path'>> = {},
): Promise<Restored> {
  const backup = await checkBackup(path, passphrase)
  const file = { path, passphrase, keepAccess }
  await assertKnown(backup)
  const stamp = now.toISOString().replaceAll(/\D/g, '').slice(0, 14)
  const url = environment.DATABASE_URL
  openPrivateFolder(environment.DATA_DIR)
  const restored = await (url
    ? intoServer(environment, url, file, backup, stamp)
    : intoFolder(environment, file, backup, stamp))
  // the embedded database made files for everybody while it was filled
  openPrivateFolder(environment.DATA_DIR)
  return restored
}
