import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { isStale } from '#web/build/stamp.ts'
import { type CommandOptions, ROOT, runCommand } from './command.ts'
import { type Counts, countsOf } from './counts.ts'
import { checkGenerated } from './drift.ts'

export type Step = {
  name: string
  /** A step whose failure leaves this one without anything to run on. */
  needs?: string
  /** Mostly waits itself: the steps after it go on meanwhile, and what it says comes when they are done. */
  aside?: boolean
  /** Run only where it is named. */
  onDemand?: boolean
  run(env: NodeJS.ProcessEnv, options?: CommandOptions): Promise<Counts>
}

const REPORTS = join(ROOT, 'test-results/run')

const asCheck = (exitCode: number): Counts =>
  exitCode === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 }

/** A step that either holds or does not: it counts as one test. */
function check(name: string, command: string, ...args: string[]): Step {
  return { name, run: async (env, options) => asCheck(await runCommand(command, args, env, options)) }
}

function emptyReport(name: string): string {
  mkdirSync(REPORTS, { recursive: true })
  const path = join(REPORTS, `${name}.json`)
  rmSync(path, { force: true })
  return path
}

function vitest(name: string, projects: string[], ...words: string[]): Step {
  return {
    name,
    run: async (env, options) => {
      const report = emptyReport(name)
      const chosen = [...projects.map((project) => `--project=${project}`), ...words]
      const args = ['run', '--config=tests/vitest.config.ts', ...chosen, '--reporter=default', '--reporter=json']
      return countsOf(report, await runCommand('vitest', [...args, `--outputFile.json=${report}`], env, options))
    },
  }
}

function journeys(...words: string[]): Step {
  return {
    name: 'journeys',
    needs: 'build',
    run: async (env, options) => {
      const report = emptyReport('journeys')
      const args = ['test', '--config=tests/playwright.config.ts', '--reporter=list,json', ...words]
      return countsOf(
        report,
        await runCommand('playwright', args, { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report }, options),
      )
    },
  }
}

const build: Step = check('build', 'tsx', 'web/build.ts')

/** Like {@link build}, but content with what an earlier run has built from the same files. */
const buildIfStale: Step = { ...build, run: async (...how) => ((await isStale()) ? build.run(...how) : asCheck(0)) }

/** Cheapest first, and what others would trip over before them. */
export const ALL_STEPS: Step[] = [
  { name: 'codegen', run: async (env) => asCheck(await checkGenerated(env)) },
  check('types', 'tsc', '-p', 'tsconfig.json'),
  check('lint', 'oxlint', '--deny-warnings'),
  check('format', 'biome', 'format'),
  vitest('server', ['server']),
  vitest('security', ['security']),
  vitest('web', ['web']),
  vitest('stories', ['stories']),
  build,
  journeys(),
]

/**
 * What touches the database, for a run on a PostgreSQL server: every rule and query, and the journeys on whose way the
 * database itself matters. Who may read what is decided by lines of the server and by the same SQL on both: the security
 * tests run on the embedded database, and here on demand. Guards are taken away one by one on the embedded one alone,
 * where each refused request can be seen to write nothing.
 */
export const POSTGRES_STEPS: Step[] = [
  buildIfStale,
  { ...vitest('faults', ['faults']), needs: 'build', aside: true },
  vitest('server', ['server']),
  { ...vitest('security', ['security'], '--exclude=**/guards.test.ts'), onDemand: true },
  journeys('mainJob', 'curl', 'billing', 'journeys/room'),
]
