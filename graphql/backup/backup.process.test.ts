import { createReadStream } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { setImmediate as turn } from 'node:timers/promises'
import { createGunzip } from 'node:zlib'
import type { Knex } from 'knex'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { hashPassword } from '#graphql/accounts/password.ts'
import { withAuditLogOpen } from '#graphql/data/auditLog.ts'
import { type Database, openEmbedded, openServer } from '#graphql/database/connection.ts'
import { loadDemo } from '#graphql/database/demo/load.ts'
import { migrate } from '#graphql/database/migrate.ts'
import { openDatabase } from '#graphql/database/open.ts'
import { copyNewDatabase } from '#tests/setup/templates.ts'
import { createTestDatabase, type TestDatabase } from '#tests/setup/testDatabase.ts'
import { type Environment, readEnvironment } from '#graphql/platform/environment.ts'
import { startProgram } from '#tests/setup/program.ts'
import { temporaryFile } from '#graphql/platform/files/temporaryFile.ts'
import { createBackup } from './createBackup.ts'
import { linesOf as linesIn, loadBackup } from './readBackup.ts'
import { restoreInto } from './restoreInto.ts'
import { serveBackups } from './createBackup.ts'
import { tablesInOrder } from './tables.ts'
import { writeBackup } from './writeBackup.ts'

const adminUrl = process.env.TEST_DATABASE_URL

let folder: string
let servers: TestDatabase[]
let environment: Environment
let file: string

/** A centre of its own: a folder with a database that holds nothing, or none yet; where the tests run on a server a database there. */
async function place(name: string, isNew = false): Promise<Environment> {
  const server = adminUrl ? await createTestDatabase(adminUrl) : null
  if (server) servers.push(server)
  else if (!isNew) await copyNewDatabase(inject('templateFolder'), join(folder, name))
  return readEnvironment({
    NODE_ENV: 'test',
    DATA_DIR: join(folder, name),
    SESSION_SECRET: 'a secret for tests alone, long enough',
    ...(server ? { DATABASE_URL: server.url } : {}),
  })
}

async function inside<Result>(where: Environment, work: (database: Database) => Promise<Result>): Promise<Result> {
  const { database } = await openDatabase(where)
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

/** Everything that a database holds: each table's rows and each sequence, as one text to be compared. */
const contentOf = (where: Environment) =>
  inside(where, async ({ knex }) => {
    const tables: Record<string, unknown> = {}
    for (const name of await tablesInOrder(knex)) {
      const { rows } = await knex.raw(
        "select count(*)::int as rows, md5(coalesce(string_agg(line, chr(10) order by line), '')) as hash from (select row_to_json(each)::text as line from ?? each) lines",
        [name],
      )
      tables[name] = rows[0]
    }
    const { rows: sequences } = await knex.raw(
      'select sequencename as name, last_value::int as last from pg_sequences where schemaname = current_schema() order by 1',
    )
    return { tables, sequences: sequences.filter(({ name }: { name: string }) => !name.startsWith('knex_')) }
  })

async function linesOf(path: string): Promise<string[]> {
  const lines: string[] = []
  for await (const line of linesIn(createReadStream(path).pipe(createGunzip()))) lines.push(line)
  return lines
}

const run = async (program: string, args: string[], where: Environment, input = '') => {
  const { DATA_DIR, DATABASE_URL = '', SESSION_SECRET = '' } = where
  const started = startProgram(program, args, {
    env: { NODE_ENV: 'test', DATA_DIR, DATABASE_URL, SESSION_SECRET },
    input,
  })
  return { code: await started.ended(), output: started.output().trim() }
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kiewiet-backup-'))
  servers = []
  environment = await place('centre')
  file = join(folder, 'centre.backup.gz')
  await inside(environment, async ({ knex, kind }) => {
    await migrate(knex, kind)
    await loadDemo(knex)
    // numbers that were given out and taken back must not be given out again
    await knex('classes')
      .where({ id: (await knex('classes').max({ last: 'id' }).first())?.last })
      .update({ room: 'Žlutá "2"\n\u2028\u2029' })
    const [{ id }] = await knex('notices').insert({ title: 'Gone', message: 'Soon' }).returning('id')
    await knex('notices').where({ id }).delete()
  })
  await mkdir(join(environment.DATA_DIR, 'uploads', 'a1'), { recursive: true })
  await writeFile(join(environment.DATA_DIR, 'uploads', 'a1', 'picture.avif'), Buffer.from([0, 255, 10, 13, 35]))
})
afterAll(async () => {
  for (const server of servers) await server.drop()
  await rm(folder, { recursive: true, force: true })
})

/** Each test makes databases of its own, or starts processes that do. */
const patience = 600_000

describe('a backup', { timeout: patience }, () => {
  it('restored in another place gives an equal centre: every row, sequence and upload', async () => {
    const { rows } = await createBackup(environment, file)
    expect(rows).toBeGreaterThan(1_000)
    const other = await place('other', true)
    expect(await restoreInto(other, file)).toMatchObject({ rows, files: 1, kept: [] })
    expect(await contentOf(other)).toEqual(await contentOf(environment))
    expect(await readFile(join(other.DATA_DIR, 'uploads', 'a1', 'picture.avif'))).toEqual(
      Buffer.from([0, 255, 10, 13, 35]),
    )
  })

  it('restored over another centre replaces it, and keeps its files beside', async () => {
    const other = await place('full')
    await inside(other, async ({ knex, kind }) => {
      await migrate(knex, kind)
      await knex('notices').insert({ title: 'Of the other centre', message: 'Soon gone' })
    })
    await mkdir(join(other.DATA_DIR, 'uploads'), { recursive: true })
    await writeFile(join(other.DATA_DIR, 'uploads', 'old'), 'old')
    const { kept } = await restoreInto(other, file, { now: new Date('2026-11-21T10:00:00Z') })
    expect(kept.map((path) => path.slice(other.DATA_DIR.length + 1))).toContain('uploads.before-20261121100000')
    expect(await contentOf(other)).toEqual(await contentOf(environment))
    expect(await readdir(join(other.DATA_DIR, 'uploads'))).toEqual(['a1'])
    expect(await readFile(join(other.DATA_DIR, 'uploads.before-20261121100000', 'old'), 'utf8')).toBe('old')
  })

  it('is of one moment: what is written while it is made is in it whole or not at all', async () => {
    const path = join(folder, 'busy.backup.gz')
    await inside(environment, async (database) => {
      const fail = (error: unknown) => Promise.reject(error)
      database.onAsked?.(serveBackups(database, environment, fail))
      let done = false
      const write = async () => {
        while (!done) {
          // lets the socket have its turn
          await turn()
          await database.knex.transaction(async (transaction) => {
            const [{ id }] = await transaction('notices').insert({ title: 'Pair', message: 'one' }).returning('id')
            await transaction('audit_entries').insert({ action: 'pair', entity: 'notice', entityId: id })
          })
        }
      }
      const writing = write()
      await createBackup(environment, path)
      done = true
      await writing
    })
    const lines = await linesOf(path)
    const notices = lines.filter((line) => line.includes('"title":"Pair"'))
    const entries = lines.filter((line) => line.includes('"action":"pair"'))
    expect(entries).toHaveLength(notices.length)
    await inside(environment, async ({ knex }) => {
      await knex.transaction((inner) =>
        withAuditLogOpen(inner, () => inner('audit_entries').where({ action: 'pair' }).delete()),
      )
      await knex('notices').where({ title: 'Pair' }).delete()
    })
  })

  it('that a running centre cannot write says why in its log, and leaves no file', async () => {
    const path = join(folder, 'no room.backup.gz')
    const told: unknown[] = []
    vi.stubEnv('TMPDIR', join(folder, 'not there'))
    await inside(environment, async (database) => {
      database.onAsked?.(serveBackups(database, environment, (error) => told.push(error)))
      await expect(createBackup(environment, path)).rejects.toThrow(/cannot be read as a backup/)
    }).finally(() => vi.unstubAllEnvs())
    expect(told).toEqual([expect.objectContaining({ code: 'ENOENT' })])
    expect((await readdir(folder)).filter((name) => name.startsWith('no room'))).toEqual([])
  })

  it('restored ends sessions, links, passkeys, PINs, tablets and open invitations, which may have been ended since', async () => {
    const full = await place('access')
    const path = join(folder, 'access.backup.gz')
    const child = { childId: 1, expiresAt: '2099-01-01' }
    await inside(full, async ({ knex, kind }) => {
      await migrate(knex, kind)
      await loadDemo(knex)
      const [{ id: userId }] = await knex('users').where({ username: 'parent' }).select('id')
      await knex('sessions').insert({ id: 'stolen', userId, expiresAt: '2099-01-01' })
      await knex('account_links').insert({ id: 'link', kind: 'password', userId, expiresAt: '2099-01-01' })
      await knex('calendar_feeds').insert({ userId, salt: 'salt', tokenHash: 'hash' }).onConflict('user_id').ignore()
      await knex('invitations').insert({ ...child, id: 'open', email: 'unlinked@families.example' })
      const key = { publicKey: Buffer.from('key'), counter: 0, transports: '[]', name: 'A phone that was stolen' }
      await knex('passkeys').insert({ ...key, userId, credentialId: 'removed' })
      await knex('staff_pins').insert({ userId, hash: 'hash' }).onConflict('user_id').ignore()
      await knex('devices').insert({ name: 'Shut off', secretHash: 'secret', actingUserId: userId })
      await knex('devices').insert({ name: 'With a code', codeHash: 'code', codeExpiresAt: '2099-01-01' })
    })
    await createBackup(full, path)
    const other = await place('other access')
    await restoreInto(other, path)
    await inside(other, async ({ knex }) => {
      expect(await knex('sessions').whereNull('endedAt')).toEqual([])
      expect(await knex('account_links')).toEqual([])
      expect(await knex('calendar_feeds')).toEqual([])
      expect([await knex('passkeys'), await knex('staff_pins'), await knex('passkey_challenges')]).toEqual([[], [], []])
      const paired = knex('devices')
        .whereNotNull('secretHash')
        .orWhereNotNull('codeHash')
        .orWhereNotNull('actingUserId')
      expect(await paired).toEqual([])
      expect(await knex('invitations').whereNull('usedAt').whereNull('endedAt')).toEqual([])
      // nothing else was touched
      expect(await knex('guardianships')).not.toEqual([])
    })
    // nor does a restore that is cut off when its rows are there let anybody in
    await inside(await place('cut off'), async ({ knex, kind }) => {
      await migrate(knex, kind)
      const source = { path, keepAccess: false }
      await knex.transaction((all) => loadBackup(all, source, join(folder, 'cut off', 'arriving')))
      expect(await knex('users')).not.toEqual([])
      expect(await knex('sessions').whereNull('endedAt')).toEqual([])
      expect(await knex('account_links')).toEqual([])
    })
  })

  it('that was cut off, is none, or comes from a later version changes nothing', async () => {
    const target = await place('untouched')
    await inside(target, ({ knex, kind }) => migrate(knex, kind))
    const before = await contentOf(target)
    const short = join(folder, 'short.gz')
    await writeFile(short, await readFile(file))
    await truncate(short, 40_000)
    await expect(restoreInto(target, short)).rejects.toThrow(/Nothing was changed/)
    const none = join(folder, 'none.gz')
    await writeFile(none, 'no backup')
    await expect(restoreInto(target, none)).rejects.toThrow(/cannot be read as a backup.*Nothing was changed/)
    expect(await contentOf(target)).toEqual(before)
  })

  it('that is encrypted opens with its passphrase alone, whole and unchanged', async () => {
    const path = join(folder, 'centre.backup.encrypted')
    const passphrase = 'a lapwing on every lawn'
    const { rows } = await createBackup(environment, path, passphrase)
    const other = await place('encrypted')
    expect(await restoreInto(other, path, { passphrase })).toMatchObject({ rows, files: 1 })
    expect(await contentOf(other)).toEqual(await contentOf(environment))

    const bytes = await readFile(path)
    expect(bytes.includes('children')).toBe(false)
    const refused = async (changed: Buffer, words: RegExp, typed: string | undefined = passphrase) => {
      const copy = join(folder, 'changed.backup.encrypted')
      await writeFile(copy, changed)
      await expect(restoreInto(other, copy, { passphrase: typed })).rejects.toThrow(words)
    }
    const flipped = (at: number) => {
      const copy = Buffer.from(bytes)
      copy[at] = (copy[at] ?? 0) ^ 1
      return copy
    }
    await refused(bytes, /Wrong passphrase.*Nothing was changed/, 'a lapwing on no lawn')
    await refused(flipped(20), /Wrong passphrase/)
    for (const at of [100, 70_000, bytes.length - 1]) await refused(flipped(at), /cut off, changed or damaged.*Nothing/)
    // in the middle of a chunk, between two, and without its end
    for (const length of [30, 58, 90_000, 58 + 65_552, bytes.length - 1])
      await refused(bytes.subarray(0, length), /cut off, changed or damaged.*Nothing/)
    const exchanged = Buffer.concat([
      bytes.subarray(0, 58),
      bytes.subarray(58 + 65_552, 58 + 2 * 65_552),
      bytes.subarray(58, 58 + 65_552),
      bytes.subarray(58 + 2 * 65_552),
    ])
    await refused(exchanged, /cut off, changed or damaged/)
    await expect(restoreInto(other, path)).rejects.toThrow(/is encrypted, so its passphrase is required/)
    expect(await contentOf(other)).toEqual(await contentOf(environment))
  })

  it('that is broken off, or whose database fails, leaves no transaction open and no file', async () => {
    await inside(environment, async ({ knex }) => {
      const idle = async () => {
        const { rows } = await knex.raw(
          "select count(*)::int as open from pg_stat_activity where state like 'idle in transaction%' and datname = current_database()",
        )
        return rows[0].open
      }
      const uploads = join(environment.DATA_DIR, 'uploads')
      const full = new Writable({ write: (_chunk, _encoding, done) => done(new Error('no room')) })
      await expect(writeBackup(knex, uploads, full)).rejects.toThrow('no room')
      const gone = new AbortController()
      const slow = new Writable({ highWaterMark: 1, write: () => gone.abort() })
      await expect(writeBackup(knex, uploads, slow, { signal: gone.signal })).rejects.toThrow(/abort/)
      const failing = new Proxy(knex, {
        get: (target, name) =>
          name === 'transaction'
            ? (run: (db: Knex) => Promise<unknown>) =>
                target.transaction(async (snapshot) => {
                  await run(snapshot)
                  await snapshot.raw('select 1 / 0')
                })
            : Reflect.get(target, name),
      })
      await expect(temporaryFile((to) => writeBackup(failing, uploads, to))).rejects.toThrow(/division by zero/)
      // the one connection of the embedded database would still be taken
      expect(await idle()).toBe(0)
      expect((await knex('classes').first()).id).toBeGreaterThan(0)
    })
  })

  it('is never written over an older one', async () => {
    await expect(createBackup(environment, file)).rejects.toThrow(/already exists/)
  })
})

describe('the commands', { timeout: patience }, () => {
  it('back up and restore, and say what they did', async () => {
    const path = join(folder, 'by-command.backup.gz')
    const made = await run('graphql/backup/backup.ts', [path], environment)
    expect(made).toEqual({
      code: 0,
      output: expect.stringMatching(/by-command\.backup\.gz: [\d\s, ]+ rows and 1 uploaded files/),
    })
    const other = await place('by-command')
    const restored = await run('graphql/backup/restore.ts', [path], other)
    expect(restored).toEqual({ code: 0, output: expect.stringMatching(/^Restored /) })
    const secret = join(folder, 'by-command.backup.encrypted')
    const encrypted = await run('graphql/backup/backup.ts', [secret, '--passphrase'], environment, 'plover plover\n')
    expect(encrypted).toEqual({ code: 0, output: expect.stringMatching(/by-command\.backup\.encrypted: /) })
    expect(await run('graphql/backup/restore.ts', [secret], other, 'plover, plover\n')).toEqual({
      code: 1,
      output: expect.stringMatching(/Wrong passphrase/),
    })
    const opened = await run('graphql/backup/restore.ts', [secret], other, 'plover plover\n')
    expect(opened).toEqual({ code: 0, output: expect.stringMatching(/^Restored /) })
    expect(await run('graphql/backup/backup.ts', [`${secret}2`, '--passphrase'], environment, 'short\n')).toEqual({
      code: 1,
      output: 'The passphrase must have at least 12 characters. Nothing was written.',
    })
    expect(await run('graphql/backup/restore.ts', [], other)).toEqual({
      code: 1,
      output: 'Name the backup: npm run restore -- FILE',
    })
    expect(await run('graphql/backup/restore.ts', [`${path}x`], other)).toEqual({
      code: 1,
      output: `${path}x cannot be read: check its name and location. Nothing was changed.`,
    })
  })

  it('restore nothing while somebody uses the place', async () => {
    const { DATA_DIR, DATABASE_URL } = environment
    const holder = DATABASE_URL ? openServer(DATABASE_URL) : await openEmbedded(DATA_DIR)
    await holder.knex.raw('select 1')
    const refused = await run('graphql/backup/restore.ts', [file], environment)
    await holder.close()
    expect(refused).toEqual({ code: 1, output: expect.stringMatching(/Nothing was changed/) })
  })

  const onServer = adminUrl ? it : null
  onServer?.(
    'move an embedded centre to a server',
    async () => {
      const embedded = readEnvironment({ NODE_ENV: 'test', DATA_DIR: join(folder, 'small') })
      await inside(embedded, async ({ knex, kind }) => {
        await migrate(knex, kind)
        await loadDemo(knex)
      })
      const target = await place('small')
      const refused = await run('graphql/backup/moveDatabase.ts', [String(target.DATABASE_URL)], embedded)
      expect(refused).toEqual({ code: 1, output: expect.stringMatching(/^This is the demo.*Nothing was changed\.$/) })
      await inside(embedded, async ({ knex }) => {
        await knex('settings').where({ name: 'demo' }).delete()
        await knex('users').update({ passwordHash: await hashPassword('ribbon kettle garden') })
      })
      const moved = await run('graphql/backup/moveDatabase.ts', [String(target.DATABASE_URL)], embedded)
      expect(moved).toEqual({
        code: 0,
        output: expect.stringMatching(/^Moved .*SESSION_SECRET.*\/uploads\.before-\d+ is a second copy of the uploads/),
      })
      expect(await contentOf(target)).toEqual(await contentOf(embedded))
    },
    2 * patience,
  )
})
