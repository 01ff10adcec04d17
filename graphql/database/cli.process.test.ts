import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { passwordMatches } from '#graphql/accounts/password.ts'
import { startProgram } from '#tests/setup/program.ts'
import { type Database, openEmbedded, openServer } from './connection.ts'
import { demoProblem, isDemo } from './demo/mark.ts'
import { createTestDatabase, type TestDatabase } from '#tests/setup/testDatabase.ts'

const adminUrl = process.env.TEST_DATABASE_URL

let folder: string
let onServer: TestDatabase | undefined
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kiewiet-cli-'))
  if (adminUrl) onServer = await createTestDatabase(adminUrl)
})
afterAll(async () => {
  await onServer?.drop()
  rmSync(folder, { recursive: true, force: true })
})

/** Opens the database of the commands; it has to be closed before the next one runs. */
async function inside<Result>(work: (database: Database) => Promise<Result>): Promise<Result> {
  const database = onServer ? openServer(onServer.url) : await openEmbedded(folder)
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

async function run(path: string, args: string[] = [], input = '') {
  const env = { NODE_ENV: 'test', DATA_DIR: folder, ...(onServer ? { DATABASE_URL: onServer.url } : {}) }
  const program = startProgram(path, args, { env, input })
  return { code: await program.ended(), output: program.output().trim() }
}

const resetDemo = () => run('graphql/database/resetDemo.ts')

describe('npm run admin:create', () => {
  it('makes an administrator on a new database, with the password from standard input', async () => {
    const args = ['--email', 'anna@centre.test', '--name', 'Anna van der Merwe']
    expect(await run('graphql/accounts/createAdmin.ts', args, 'a long enough one\n')).toEqual({
      code: 0,
      output: 'Anna van der Merwe is now an administrator. Sign in at /admin-login as anna@centre.test.',
    })
    const user = await inside(({ knex }) => knex('users').first())
    expect(user).toMatchObject({ username: 'anna', role: 'admin' })
    expect(await passwordMatches(user.passwordHash, 'a long enough one')).toBe(true)
  })

  it('takes the first line as the password, without its line break, and nothing after it', async () => {
    const args = ['--email', 'bert@centre.test', '--name', 'Bert Botha']
    const { code } = await run('graphql/accounts/createAdmin.ts', args, 'ribbon kettle garden\r\nSMTP_URL=smtp://x\n\n')
    expect(code).toBe(0)
    await inside(async ({ knex }) => {
      const user = await knex('users').where({ username: 'bert' }).first()
      expect(await passwordMatches(user.passwordHash, 'ribbon kettle garden')).toBe(true)
      await knex('users').where({ username: 'bert' }).delete()
    })
  })
})

const leaveDemo = () => run('graphql/database/leaveDemo.ts')

describe('npm run demo:reset', () => {
  it('refuses a database of a real centre: nothing is touched', async () => {
    expect(await resetDemo()).toEqual({
      code: 1,
      output: 'This database contains no demo data. Nothing was changed.',
    })
  })

  it('fills a demo database again, but not while a server holds its folder', async () => {
    const whileHeld = await inside(async ({ knex, kind }) => {
      expect(await knex('users').select('username')).toEqual([{ username: 'anna' }])
      await knex('settings').insert({ name: 'demo', value: '{}' })
      return kind === 'embedded' ? resetDemo() : { code: 1, output: 'Another Kiewiet process is already using' }
    })
    expect(whileHeld).toEqual({ code: 1, output: expect.stringContaining('Another Kiewiet process is already using') })
    // on a day on which the centre is closed it says for which day it was loaded
    expect(await resetDemo()).toEqual({
      code: 0,
      output: expect.stringMatching(
        /^The demo data has been reset\.( The centre (is closed today|has not opened yet): [^.]+\.)?$/,
      ),
    })
    await inside(async ({ knex }) => {
      expect(await isDemo(knex)).toBe(true)
      expect(await knex('children')).toHaveLength(91)
    })
  })
})

describe('npm run demo:leave', () => {
  it('takes everybody and everything of the demo away, with its files, and leaves what a real centre begins with', async () => {
    const uploads = join(folder, 'uploads', 'a1')
    mkdirSync(uploads, { recursive: true })
    writeFileSync(join(uploads, 'document.pdf'), 'x')
    expect(await leaveDemo()).toEqual({ code: 0, output: expect.stringMatching(/^The demo and everything/) })
    expect(existsSync(uploads)).toBe(false)
    await inside(async ({ knex }) => {
      for (const table of ['users', 'children', 'applications', 'sessions', 'emails', 'bills', 'audit_entries']) {
        expect([table, await knex(table)]).toEqual([table, []])
      }
      expect(JSON.stringify(await knex('settings'))).not.toMatch(/kiewiet|555 0123|karoo bank/i)
      expect(await knex('programs')).toHaveLength(6)
      expect(await demoProblem(knex)).toBeNull()
    })
  })

  it('refuses a database that is no demo', async () => {
    expect(await leaveDemo()).toEqual({
      code: 1,
      output: expect.stringMatching(/contains no demo data.*Nothing was changed/),
    })
  })
})
