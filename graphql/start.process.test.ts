import 'reflect-metadata'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { createAdmin } from '#graphql/accounts/createAdmin.service.ts'
import { openEmbedded, openServer } from '#graphql/database/connection.ts'
import { loadDemo } from '#graphql/database/demo/load.ts'
import { migrate } from '#graphql/database/migrate.ts'
import { copyNewDatabase } from '#tests/setup/templates.ts'
import { createTestDatabase, type TestDatabase } from '#tests/setup/testDatabase.ts'
import { freePort } from '#tests/setup/freePort.ts'
import { type Program, startProgram } from '#tests/setup/program.ts'

const adminUrl = process.env.TEST_DATABASE_URL

let folder: string
let onServer: TestDatabase | undefined
let program: Program | undefined
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kiewiet-start-'))
  if (adminUrl) onServer = await createTestDatabase(adminUrl)
  else await copyNewDatabase(inject('templateFolder'), folder)
})
afterEach(async () => {
  if (program?.child.exitCode === null) {
    program.child.kill('SIGKILL')
    await program.ended()
  }
  await onServer?.drop()
  rmSync(folder, { recursive: true, force: true })
})

type Work = (database: Awaited<ReturnType<typeof openEmbedded>>) => Promise<unknown>

async function inside(work: Work) {
  const database = onServer ? openServer(onServer.url) : await openEmbedded(folder)
  try {
    await migrate(database.knex, database.kind)
    await work(database)
  } finally {
    await database.close()
  }
}

async function startWith(variables: Record<string, string>): Promise<Program> {
  const env = {
    NODE_ENV: 'test',
    DATA_DIR: folder,
    PORT: String(await freePort()),
    LOG_LEVEL: 'warn',
    ...(onServer ? { DATABASE_URL: onServer.url } : {}),
    ...variables,
  }
  program = startProgram('tests/setup/programs/startServer.ts', [], { env })
  return program
}

async function refusalOf(variables: Record<string, string>): Promise<string> {
  const started = await startWith(variables)
  expect(await started.ended()).toBe(1)
  return started.output()
}

const linkIn = (started: Program) => /https:\/\/www\.acorns\.test\/set-up\?token=[\w-]{43}/.exec(started.output())?.[0]

describe('a start', { timeout: 120_000 }, () => {
  it('of a real centre on a new database prints a link that sets it up, another one each time, and no password', async () => {
    const links: (string | undefined)[] = []
    for (let time = 0; time < 2; time += 1) {
      const started = await startWith({ PUBLIC_URL: 'https://www.acorns.test' })
      await started.printed('It works once')
      links.push(linkIn(started))
      expect(started.output()).not.toMatch(/kiewiet-(admin|parent|teacher)|Demo accounts/)
      started.child.kill('SIGTERM')
      await started.ended()
    }
    expect(links[0]).toBeTruthy()
    expect(links[1]).toBeTruthy()
    expect(links[0]).not.toBe(links[1])
  })

  it('with an administrator prints no link, and is no demo either', async () => {
    await inside(({ knex }) =>
      createAdmin(knex, { email: 'anna@acorns.test', name: 'Anna Botha', password: 'ribbon kettle garden' }),
    )
    const started = await startWith({})
    await started.printed('Kiewiet is ready')
    expect(started.output()).not.toMatch(/set-up|Demo accounts|sandbox/)
  })

  it('is refused on the demo of another day where DEMO is not on, with words that say what to do', async () => {
    await inside(({ knex }) => loadDemo(knex))
    const words = await refusalOf({ PUBLIC_URL: 'https://www.acorns.test' })
    expect(words).toMatch(/contains the demo.*DEMO is not on[^]*DEMO=true[^]*npm run demo:leave/)
    expect(await refusalOf({ DEMO: 'false' })).toMatch(/contains the demo/)
  })

  it('is refused where an account of the demo still has its known password, also without the mark of the demo', async () => {
    await inside(async ({ knex }) => {
      await loadDemo(knex)
      await knex('settings').where({ name: 'demo' }).delete()
      await knex('users').where({ username: 'admin' }).update({ email: 'anna@acorns.test' })
      await knex('users').whereIn('username', ['parent', 'teacher']).update({ deletedAt: knex.fn.now() })
    })
    expect(await refusalOf({ DEMO: 'false' })).toMatch(/still has its demo password/)
  })

  it('as a demo is refused on the database of a real centre', async () => {
    await inside(({ knex }) =>
      createAdmin(knex, { email: 'anna@acorns.test', name: 'Anna Botha', password: 'ribbon kettle garden' }),
    )
    expect(await refusalOf({ DEMO: 'true' })).toMatch(/is that of a real centre/)
  })
})
