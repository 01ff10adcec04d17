import 'reflect-metadata'
import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { openServer } from '#graphql/database/connection.ts'
import { demoAccounts } from '#graphql/database/demo/people.ts'
import { todayInJohannesburg } from '#graphql/values/dates.ts'
import { runCommand } from '#tests/run/command.ts'
import { isStale } from '#web/build/stamp.ts'
import { makeCentre, withServer } from './centre.ts'
import { type Contestant, compare, connections, type Form, json, type Result, rowsOf } from './compare.ts'
import { besideTable, goalsOf } from './goals.ts'
import { load, requestBytes } from './load.ts'
import { type Read, readsOf } from './reads.ts'
import { familiesForRival, familiesFromRival, installRival, type Rival, viewsForRival } from './rival.ts'
import { type Side, startSide } from './sides.ts'
import { table } from './table.ts'

async function cookieOf(app: Side, username: string): Promise<string> {
  const password = demoAccounts.find((account) => account.username === username)?.password
  const answer = await fetch(`${app.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username, password }),
  })
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
}

interface Sides {
  app: Side
  beside: Side | null
  floor: Side
  rival: Side | null
  usual: Side
}

/** Per read and side, in milliseconds. */
const timeToWarmUp = 400

/** What the usual stack answers too. */
const usualReads = ['families', 'children list', 'applications', 'timetable week', 'messages']

async function compareAll(databaseUrl: string, { app, beside, floor, rival, usual }: Sides, form: Form, only?: string) {
  const database = openServer(databaseUrl)
  const { twelve, nested } = await readsOf(database.knex)
  await database.close()
  const all = [...twelve, nested].filter(({ name }) => !only || name.includes(only))
  const statements = Object.fromEntries(all.map(({ name, floor: { sql } }) => [name, sql]))
  await fetch(`${floor.url}/statements`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(statements),
  })
  const cookies = { admin: await cookieOf(app, 'admin'), parent: await cookieOf(app, 'parent'), guest: '' }
  const contestantsOf = (read: Read): Contestant[] => {
    const cookie: Record<string, string> = read.as === 'guest' ? {} : { Cookie: cookies[read.as] }
    const asked = (side: Side) => {
      const url = `${side.url}/graphql`
      const request = requestBytes(url, { query: read.query, variables: read.variables }, cookie)
      return { side, url, request, answer: json }
    }
    const theirs = `${floor.url}/read`
    const contestants: Contestant[] = [
      { name: 'app', ...asked(app) },
      ...(beside ? [{ name: 'beside' as const, ...asked(beside) }] : []),
      {
        name: 'floor',
        side: floor,
        url: theirs,
        request: requestBytes(theirs, { name: read.name, values: read.floor.values }),
        answer: json,
      },
    ]
    if (rival && read === nested) {
      const url = `${rival.url}/graphql`
      const body = { query: familiesForRival, variables: { today: todayInJohannesburg() } }
      const request = requestBytes(url, body)
      contestants.push({ name: 'PostGraphile', side: rival, url, request, answer: familiesFromRival })
    }
    if (usualReads.includes(read.name)) contestants.push({ name: 'usual stack', ...asked(usual) })
    return contestants
  }
  // what has just been started is slow for a while, and no server answers one read alone
  for (const read of all)
    for (const { url, request } of contestantsOf(read))
      await load(url, request, connections, timeToWarmUp).catch(() => {})
  const results: Result[] = []
  for (const read of all) {
    try {
      results.push(await compare(read.name, contestantsOf(read), form))
      console.error(`measured ${read.name}`)
    } catch (error) {
      console.error(String(error))
      process.exitCode = 1
    }
  }
  return results
}

async function addViews(databaseUrl: string) {
  const database = openServer(databaseUrl)
  await database.knex.raw(viewsForRival)
  await database.close()
}

async function startSides(
  databaseUrl: string,
  dataDir: string,
  rival: Rival | null,
  folder: string | undefined,
): Promise<Sides> {
  const node = rival?.node ?? process.execPath
  const program = ['dist/server/server.js']
  const settings = {
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    DEMO: 'true',
    ANY_DOCUMENT: 'true',
    LOG_LEVEL: 'silent',
    SESSION_SECRET: randomBytes(32).toString('hex'),
  }
  return {
    app: await startSide(node, program, settings),
    beside: folder ? await startSide(node, program, settings, folder) : null,
    floor: await startSide(node, ['--import', 'tsx', 'tests/bench/floor/server.ts'], settings),
    rival: rival ? await startSide(node, [rival.program], { ...settings, GRAPHILE_ENV: 'production' }) : null,
    usual: await startSide(node, ['--import', 'tsx', 'tests/bench/usual/server.ts'], settings),
  }
}

async function run() {
  const { values } = parseArgs({
    options: {
      long: { type: 'boolean' },
      years: { type: 'string', default: '1' },
      read: { type: 'string' },
      beside: { type: 'string' },
      'without-rival': { type: 'boolean' },
    },
  })
  if ((await isStale()) && (await runCommand('tsx', ['web/build.ts'], {})) !== 0) throw new Error('The build failed')
  const folder = values.beside && resolve(values.beside)
  if (folder && (await isStale(folder))) throw new Error(`Please run npm run build in ${folder} first`)
  const rival = values['without-rival'] ? null : await installRival()
  const form = values.long ? 'long' : 'short'
  const dataDir = mkdtempSync(join(tmpdir(), 'kiewiet-bench-'))
  try {
    await withServer(async (server) => {
      const databaseUrl = await makeCentre(server, Number(values.years))
      if (rival) await addViews(databaseUrl)
      const sides = await startSides(databaseUrl, dataDir, rival, folder)
      const results = await compareAll(databaseUrl, sides, form, values.read)
      for (const side of Object.values(sides)) await side?.stop()
      const [cpu] = cpus()
      const machine = `${cpus().length} × ${cpu?.model ?? 'CPU'}`
      console.log(`\n${machine}, ${connections} connections, centre-years: ${values.years}, ${form} form\n`)
      const heads = [
        'read',
        '',
        'requests/s',
        'p50 ms',
        'p99 ms',
        'CPU ms',
        'of the floor',
        'of PostGraphile',
        'of the usual',
      ]
      console.log(table(heads, results.flatMap(rowsOf)))
      if (folder) console.log(`\n${besideTable(results)}`)
      if (!values.read) console.log(`\n${goalsOf(results).join('\n')}`)
      mkdirSync('dist/bench', { recursive: true })
      writeFileSync('dist/bench/server.json', `${JSON.stringify({ machine, ...values, form, results }, null, 2)}\n`)
      console.log('\nThe same as JSON: dist/bench/server.json')
    })
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/**
 * `npm run bench`: how fast the most used reads are, beside one statement that answers the same; some beside the usual
 * stack as well, and a nested one beside PostGraphile. `--long` takes its time, `--years 20` measures a centre that has been
 * at work for so long, `--read NAME` measures one of them alone, `--without-rival` leaves PostGraphile out and runs on the
 * present Node, `--beside DIR` asks the built app of another checkout the same.
 */
await run()
