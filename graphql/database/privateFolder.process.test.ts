import { chmodSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { restoreInto } from '#graphql/backup/restoreInto.ts'
import { createBackup } from '#graphql/backup/createBackup.ts'
import { readEnvironment } from '#graphql/platform/environment.ts'
import { writeFiles } from '#graphql/platform/files/uploadFolder.ts'
import { copyNewDatabase } from '#tests/setup/templates.ts'
import { migrate } from './migrate.ts'
import { openDatabase } from './open.ts'

let parent: string
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'kiewiet-private-'))
})
afterEach(() => rmSync(parent, { recursive: true, force: true }))

const settingsOf = (name: string) => readEnvironment({ NODE_ENV: 'test', DATA_DIR: join(parent, name) })

/** Settings of a folder whose database is there already. */
async function usedFolder(name: string) {
  await copyNewDatabase(inject('templateFolder'), join(parent, name))
  return settingsOf(name)
}

/** Folder and files, of what is theirs, that somebody else may read, write or enter. */
const openToOthers = (path: string): string[] => {
  const found = lstatSync(path)
  if (found.isSocket() || found.isSymbolicLink()) return []
  const own = found.mode & 0o077 ? [path.slice(parent.length)] : []
  return found.isDirectory() ? [...own, ...readdirSync(path).flatMap((name) => openToOthers(join(path, name)))] : own
}

/** A folder as an earlier version left it: everybody could read it. */
function openUp(path: string) {
  const isFolder = lstatSync(path).isDirectory()
  if (!lstatSync(path).isSocket()) chmodSync(path, isFolder ? 0o755 : 0o666)
  if (isFolder) for (const name of readdirSync(path)) openUp(join(path, name))
}

describe('the data folder', { timeout: 120_000 }, () => {
  it('of a new centre is for its owner alone: database, uploads and secret', async () => {
    const settings = settingsOf('new')
    const { database } = await openDatabase(settings)
    await writeFiles(settings, 'a1', [{ name: 'picture.avif', type: 'image/avif', bytes: Buffer.from('x') }])
    expect(openToOthers(settings.DATA_DIR)).toEqual([])
    await database.close()
    expect(lstatSync(settings.DATA_DIR).mode & 0o777).toBe(0o700)
  })

  it('is repaired at the next start, with what an earlier version left readable', async () => {
    const settings = await usedFolder('old')
    const { database } = await openDatabase(settings)
    await database.close()
    await writeFiles(settings, 'a1', [{ name: 'picture.avif', type: 'image/avif', bytes: Buffer.from('x') }])
    openUp(settings.DATA_DIR)
    expect(openToOthers(settings.DATA_DIR).length).toBeGreaterThan(900)
    const again = await openDatabase(settings)
    expect(openToOthers(settings.DATA_DIR)).toEqual([])
    await again.database.close()
  })

  it('is private after a restore as well, with what was there before', async () => {
    const from = await usedFolder('from')
    const { database } = await openDatabase(from)
    await migrate(database.knex, database.kind)
    await writeFiles(from, 'a1', [{ name: 'picture.avif', type: 'image/avif', bytes: Buffer.from('x') }])
    await database.close()
    const file = join(parent, 'centre.backup.gz')
    await createBackup(from, file)
    const into = await usedFolder('into')
    const { database: before } = await openDatabase(into)
    await before.close()
    openUp(into.DATA_DIR)
    const { kept } = await restoreInto(into, file)
    expect(kept).toHaveLength(1)
    expect(openToOthers(into.DATA_DIR)).toEqual([])
  })

  it('leaves alone what is not ours, and where a link leads', async () => {
    const settings = await usedFolder('shared')
    mkdirSync(join(parent, 'elsewhere'))
    chmodSync(join(parent, 'elsewhere'), 0o755)
    mkdirSync(join(settings.DATA_DIR, 'backups'), { recursive: true })
    symlinkSync(join(parent, 'elsewhere'), join(settings.DATA_DIR, 'backups', 'link'))
    writeFileSync(join(settings.DATA_DIR, 'notes.sh'), '')
    chmodSync(join(settings.DATA_DIR, 'notes.sh'), 0o755)
    const { database } = await openDatabase(settings)
    await database.close()
    expect(lstatSync(join(parent, 'elsewhere')).mode & 0o777).toBe(0o755)
    expect(lstatSync(join(settings.DATA_DIR, 'notes.sh')).mode & 0o777).toBe(0o755)
  })
})
