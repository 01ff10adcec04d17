import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Knex } from 'knex'
import { expect, inject, it } from 'vitest'
import { openServer } from '#graphql/database/connection.ts'
import { migrate } from '#graphql/database/migrate.ts'
import { openDatabase } from '#graphql/database/open.ts'
import { readEnvironment } from '#graphql/platform/environment.ts'
import { tableCount } from '#tests/setup/describeTables.ts'
import { copyNewDatabase } from '#tests/setup/templates.ts'
import { startPostgres } from '#tests/setup/postgres.ts'
import { createBackup } from './createBackup.ts'
import { restoreInto } from './restoreInto.ts'

it('a backup that is restored in another place brings rows and uploads back', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kiewiet-backup-'))
  try {
    const place = (name: string) =>
      readEnvironment({
        NODE_ENV: 'test',
        DATA_DIR: join(folder, name),
        SESSION_SECRET: 'a secret for tests alone, long enough',
      })
    const [centre, other] = [place('centre'), place('other')]
    await copyNewDatabase(inject('templateFolder'), centre.DATA_DIR)
    const { database } = await openDatabase(centre)
    await migrate(database.knex, database.kind)
    await database.knex('notices').insert({ title: 'Žlutá "2"\n', message: 'Soon' })
    await database.close()
    await mkdir(join(centre.DATA_DIR, 'uploads', 'a1'), { recursive: true })
    await writeFile(join(centre.DATA_DIR, 'uploads', 'a1', 'picture.avif'), Buffer.from([0, 255, 10, 13, 35]))

    const file = join(folder, 'centre.backup.gz')
    const { rows } = await createBackup(centre, file)
    await copyNewDatabase(inject('templateFolder'), other.DATA_DIR)
    expect(await restoreInto(other, file)).toMatchObject({ rows, files: 1 })
    const restored = await openDatabase(other)
    expect(await restored.database.knex('notices').select('title', 'message')).toEqual([
      { title: 'Žlutá "2"\n', message: 'Soon' },
    ])
    await restored.database.close()
    expect(await readFile(join(other.DATA_DIR, 'uploads', 'a1', 'picture.avif'))).toEqual(
      Buffer.from([0, 255, 10, 13, 35]),
    )
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})

it.each(['embedded', 'server'])('one whose uploads cannot be put in their place changes nothing: %s', async (kind) => {
  const folder = await mkdtemp(join(tmpdir(), 'kiewiet-backup-'))
  const postgres = kind === 'server' ? await startPostgres() : null
  try {
    const centre = readEnvironment({
      NODE_ENV: 'test',
      DATA_DIR: join(folder, 'centre'),
      SESSION_SECRET: 'a secret for tests alone, long enough',
      ...(postgres && { DATABASE_URL: await postgres.createDatabase('restored') }),
    })
    if (!postgres) await copyNewDatabase(inject('templateFolder'), centre.DATA_DIR)
    const inside = async <Result>(work: (db: Knex) => PromiseLike<Result>) => {
      const { database } = await openDatabase(centre)
      await migrate(database.knex, database.kind)
      const result = await work(database.knex)
      await database.close()
      return result
    }
    await inside((db) => db('notices').delete())
    const file = join(folder, 'centre.backup.gz')
    await createBackup(centre, file)
    await inside((db) => db('notices').insert({ title: 'Later', message: 'Soon' }))
    const uploads = join(centre.DATA_DIR, 'uploads')
    for (const path of [uploads, `${uploads}.before-20261121100000`]) {
      await mkdir(path, { recursive: true })
      await writeFile(join(path, 'later'), '')
    }
    // the server has to notice first that the connections of before are closed
    const refusal = async (): Promise<string> => {
      const restored = restoreInto(centre, file, { now: new Date('2026-11-21T10:00:00Z') })
      const said = await restored.then(
        () => 'restored',
        (error: Error) => error.message,
      )
      return said.includes('in use') ? refusal() : said
    }
    expect(await refusal()).toContain('ENOTEMPTY')
    expect(await inside((db) => db('notices').pluck('title'))).toEqual(['Later'])
    expect(await readdir(uploads)).toEqual(['later'])
  } finally {
    await postgres?.stop()
    await rm(folder, { recursive: true, force: true })
  }
})

it('a centre that moves to a server replaces none there of the same version, and no table of another program', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kiewiet-backup-'))
  const postgres = await startPostgres()
  try {
    const there = readEnvironment({
      NODE_ENV: 'test',
      DATA_DIR: folder,
      SESSION_SECRET: 'a secret for tests alone, long enough',
      DATABASE_URL: await postgres.createDatabase('moved'),
    })
    const { database } = await openDatabase(there)
    await migrate(database.knex, database.kind)
    const file = join(folder, 'centre.backup.gz')
    await createBackup(there, file)
    await database.close()
    // the server has to notice first that the connections of before are closed
    const move = async (where = there, keepAccess = true): Promise<string> => {
      const moved = restoreInto(where, file, { keepAccess })
      const said = await moved.then(
        () => 'moved',
        (error: Error) => error.message,
      )
      return said.includes('in use') ? move(where, keepAccess) : said
    }
    expect(await move()).toMatch(/not empty.*Nothing was changed/)

    for (const table of ['invoices_of_others', 'users']) {
      const DATABASE_URL = await postgres.createDatabase(table)
      const others = openServer(DATABASE_URL)
      await others.knex.raw('create table ?? (id int); insert into ?? values (1)', [table, table])
      await others.close()
      for (const keepAccess of [true, false])
        expect(await move({ ...there, DATABASE_URL }, keepAccess)).toMatch(/not empty.*Nothing was changed/)
      const { knex, close } = openServer(DATABASE_URL)
      await expect(migrate(knex, 'server')).rejects.toThrow(/not empty.*Nothing was changed/)
      expect(await tableCount(knex)).toBe(1)
      expect(await knex(table)).toEqual([{ id: 1 }])
      await close()
    }
  } finally {
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
})
