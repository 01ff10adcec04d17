import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { ensureChromium } from '#tests/setup/chromium.ts'
import { startPostgres } from '#tests/setup/postgres.ts'
import { failure, type Report } from './report.ts'
import { type Size, type Step, sizes } from './steps.ts'
import { type Result, summarise } from './summary.ts'

const inBrowser = ['changed', 'stories', 'journeys', 'pictures']

/** Seconds that the processors of this machine have been busy, whoever kept them so. */
const busySeconds = () =>
  cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys + times.irq, 0) / 1_000

const notRun = (needed: string): Report => ({
  passed: 0,
  skipped: 0,
  failed: [failure(`not run, since ${needed} failed`, [])],
  flaky: [],
  durations: [],
})

/** Runs steps in turn; goes on after a failed one. */
async function runAll(steps: Step[], env: NodeJS.ProcessEnv, where: string): Promise<Result[]> {
  const results: Result[] = []
  for (const { name, needs, run } of steps) {
    if (process.exitCode === 130) break
    const title = `${name}${where}`
    console.log(`\n── ${title} ${'─'.repeat(60 - title.length)}`)
    const [start, busy] = [performance.now(), busySeconds()]
    const isBlocked = results.some((result) => result.name === `${needs}${where}` && result.report.failed.length > 0)
    const report = isBlocked ? notRun(needs ?? '') : await run(env)
    results.push({ name: title, seconds: (performance.now() - start) / 1_000, busy: busySeconds() - busy, report })
  }
  return results
}

async function runSize(size: Size, steps: Step[]): Promise<Result[]> {
  const env: NodeJS.ProcessEnv = { NODE_ENV: 'test', CI: process.env.CI }
  if (steps.some((step) => inBrowser.includes(step.name))) env.CHROMIUM_PATH = ensureChromium()
  if (!size.startsWith('postgres')) return runAll(steps, env, '')
  const postgres = await startPostgres()
  try {
    return await runAll(steps, { ...env, TEST_DATABASE_URL: postgres.url }, ' on PostgreSQL')
  } finally {
    await postgres.stop()
  }
}

const isSize = (word: string): word is Size => word in sizes

/**
 * `run.ts SIZE …`: every step of these sizes, then a table of them all. `--only stories,journeys` chooses steps. Exits with 1
 * unless everything ran and passed.
 */
async function main(): Promise<number> {
  const { values, positionals } = parseArgs({ options: { only: { type: 'string' } }, allowPositionals: true })
  const names = values.only?.split(',').map((name) => name.trim())
  const chosen = positionals.filter(isSize)
  const known = chosen.flatMap((size) => sizes[size].map((step: Step) => step.name))
  const unknown = names?.filter((name) => !known.includes(name)) ?? []
  if (chosen.length === 0 || chosen.length < positionals.length || unknown.length > 0) {
    console.error(`Sizes are ${Object.keys(sizes).join(', ')}; steps of ${chosen.join(', ')}: ${known.join(', ')}.`)
    return 2
  }
  const results: Result[] = []
  for (const size of chosen) {
    const steps: Step[] = sizes[size]
    results.push(
      ...(await runSize(
        size,
        steps.filter(({ name }) => names?.includes(name) ?? true),
      )),
    )
  }
  const { text, ok } = summarise(results)
  console.log(`\n${text}`)
  return ok ? 0 : 1
}

const code = await main()
process.exitCode = process.exitCode ?? code
