import { parseArgs } from 'node:util'
import { ensureChromium } from '#tests/setup/chromium.ts'
import { startPostgres } from '#tests/setup/postgres.ts'
import { runAll } from './runAll.ts'
import { ALL_STEPS, POSTGRES_STEPS } from './steps.ts'
import { summarise } from './summary.ts'

const IN_A_BROWSER = ['stories', 'journeys']

/**
 * `npm test` and `npm run test:postgres`: every step, going on after a failed one, then a table of them all.
 * `--only server,web` chooses steps. Exits with 1 unless everything ran and passed.
 */
async function main(): Promise<number> {
  const { values } = parseArgs({ options: { postgres: { type: 'boolean' }, only: { type: 'string' } } })
  const all = values.postgres ? POSTGRES_STEPS : ALL_STEPS
  const names = values.only?.split(',').map((name) => name.trim())
  const unknown = names?.filter((name) => !all.some((step) => step.name === name)) ?? []
  if (unknown.length > 0) {
    console.error(`No such step: ${unknown.join(', ')}. There are ${all.map((step) => step.name).join(', ')}.`)
    return 2
  }
  const steps = all.filter((step) => names?.includes(step.name) ?? !step.onDemand)

  const env: NodeJS.ProcessEnv = { NODE_ENV: 'test', CI: process.env.CI }
  if (steps.some((step) => IN_A_BROWSER.includes(step.name))) env.CHROMIUM_PATH = ensureChromium()
  const postgres = values.postgres ? await startPostgres() : undefined
  if (postgres) env.TEST_DATABASE_URL = postgres.url
  try {
    const { text, ok } = summarise(await runAll(steps, env))
    console.log(`\n${text}`)
    return ok ? 0 : 1
  } finally {
    await postgres?.stop()
  }
}

const code = await main()
process.exitCode = process.exitCode ?? code
