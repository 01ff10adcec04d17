import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { isStale } from '#web/build/stamp.ts'
import { ROOT, runCommand } from './command.ts'
import { failure, type Report, readReport } from './report.ts'

export interface Step {
  name: string
  /** A step whose failure leaves this one without anything to run on. */
  needs?: string
  run(env: NodeJS.ProcessEnv): Promise<Report>
}

/** A step that either holds or does not: it counts as one test. */
function check(name: string, command: string, ...args: string[]): Step {
  return {
    name,
    run: async (env) => {
      const exitCode = await runCommand(command, args, env)
      const failed = exitCode === 0 ? [] : [failure(`ended with exit code ${exitCode}`, [])]
      return { passed: 1 - failed.length, skipped: 0, failed, flaky: [], durations: [] }
    },
  }
}

/** A step of Vitest or Playwright, whose reporter counts its tests. */
function tests(
  name: string,
  command: string,
  args: string[],
  options: { needs?: string; env?: NodeJS.ProcessEnv; mayBeEmpty?: boolean } = {},
) {
  const path = join(ROOT, 'test-results/run', `${name.replaceAll(' ', '-')}.json`)
  const run: Step['run'] = async (env) => {
    rmSync(path, { force: true })
    const exitCode = await runCommand(command, args, { ...env, ...options.env, TEST_REPORT: path })
    return readReport(path, exitCode, options.mayBeEmpty)
  }
  return { name, needs: options.needs, run }
}

const vitestArgs = (projects: string[], words: string[]) => [
  'run',
  '--config=tests/vitest.config.ts',
  ...projects.map((project) => `--project=${project}`),
  '--reporter=default',
  '--reporter=tests/run/vitestReporter.ts',
  ...words,
]

const longEnv = { PROOF: 'long', FUZZ: '20000' }

interface VitestOptions {
  projects?: string[]
  words?: string[]
  env?: NodeJS.ProcessEnv
  needs?: string
  mayBeEmpty?: boolean
}

const vitest = (name: string, { projects = [name], words = [], ...options }: VitestOptions = {}): Step =>
  tests(name, 'vitest', vitestArgs(projects, words), options)

const playwright = (
  name: string,
  config: string,
  words: string[] = [],
  options: { needs?: string; env?: NodeJS.ProcessEnv } = {},
): Step =>
  tests(
    name,
    'playwright',
    ['test', `--config=${config}`, '--reporter=list,tests/run/playwrightReporter.ts', ...words],
    options,
  )

const journeysConfig = 'tests/playwright.config.ts'
/** The core way of each section. */
const coreJourneys = (...words: string[]): Step =>
  playwright('journeys', journeysConfig, [...words, '--grep=@core'], { needs: 'build' })
const allJourneys = playwright('journeys', journeysConfig, [], { needs: 'build', env: longEnv })
const pictures = playwright('pictures', 'tests/visual/playwright.config.ts', [], { needs: 'storybook' })

const generated = check('generated', 'graphql-codegen', '--config=codegen.ts', '--check')
const types = check('types', 'tsc', '-p', 'tsconfig.json')
const lint = check('lint', 'oxlint', '--deny-warnings')
const format = check('format', 'biome', 'format')
const build = check('build', 'tsx', 'web/build.ts')
const storybook = check('storybook', 'storybook', 'build', '-c', '.storybook')

/** Like {@link build}, but content with what an earlier run has built from the same files. */
const buildIfStale: Step = {
  ...build,
  run: async (env) =>
    (await isStale()) ? build.run(env) : { passed: 1, skipped: 0, failed: [], flaky: [], durations: [] },
}

/** The newest Node that a centre may run, beside the oldest one, which runs everything else. */
const onNewestNode = (step: string, project: string): Step =>
  tests(step, 'npm', [
    'exec',
    '--yes',
    '--package=node@24',
    '--',
    'node',
    'node_modules/vitest/vitest.mjs',
    ...vitestArgs([project], []),
  ])

/**
 * What only a database server can show: locks, two connections at once, pipelined reads, migrations, time limits, and
 * money. Paths are parts of file names.
 */
const onlyOnServer = [
  'graphql/data/',
  'graphql/database/',
  'graphql/billing/',
  'graphql/bank/',
  'graphql/platform/jobs',
  'platform/mail',
  'classes/places',
  'enrollment/offers',
  'tests/statements',
  'tests/roomQueue',
]

/** Those that need no browser, in one go: while the longest file of one ends, the next has begun. */
const inNode = vitest('in Node', { projects: ['server', 'security', 'web'] })

/** The steps of each size of proof: cheapest first, and before others what they would trip over. */
export const sizes = {
  check: [
    generated,
    types,
    lint,
    format,
    vitest('changed', {
      projects: ['server', 'security', 'web', 'stories'],
      words: ['--changed', '--passWithNoTests'],
      mayBeEmpty: true,
    }),
  ],
  test: [generated, types, lint, format, inNode, vitest('stories'), build, coreJourneys()],
  postgres: [
    buildIfStale,
    vitest('server', { words: onlyOnServer }),
    vitest('processes', { words: ['migrate', 'timeLimits', 'unavailable', 'throttleInstances', 'Races'] }),
    vitest('faults', { words: ['concurrency'], needs: 'build' }),
    coreJourneys('mainJob', 'curl', 'billing', 'journeys/room'),
  ],
  long: [
    generated,
    types,
    lint,
    format,
    vitest('server', { env: longEnv }),
    vitest('processes'),
    onNewestNode('server on Node 24', 'server'),
    vitest('security', { env: longEnv }),
    vitest('guards'),
    vitest('web'),
    vitest('stories', { env: { STORIES: 'all' } }),
    build,
    allJourneys,
    vitest('faults', { needs: 'build' }),
    storybook,
    pictures,
  ],
  'postgres:long': [
    buildIfStale,
    vitest('server', { env: longEnv }),
    vitest('processes'),
    vitest('security', { env: longEnv }),
    allJourneys,
  ],
} satisfies Record<string, Step[]>

export type Size = keyof typeof sizes
