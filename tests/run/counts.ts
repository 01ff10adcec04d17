import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { z } from 'zod'
import { ROOT } from './command.ts'

/** What a test program found; `failures` names what failed, with what was said about it, as far as a report tells. */
export type Counts = { passed: number; failed: number; skipped: number; failures?: string[] }

export const none: Counts = { passed: 0, failed: 0, skipped: 0 }

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string(),
      assertionResults: z.array(
        z.object({ status: z.string(), fullName: z.string(), failureMessages: z.array(z.string()) }),
      ),
    }),
  ),
})

const said = z.array(z.object({ message: z.string().default('') }))

const attachments = z.array(z.object({ name: z.string(), path: z.string().optional() })).default([])

const playwrightSpec = z.object({
  title: z.string(),
  file: z.string(),
  line: z.number(),
  ok: z.boolean(),
  tests: z.array(z.object({ status: z.string(), results: z.array(z.object({ errors: said, attachments })) })),
})

const playwrightSuite = z.object({
  specs: z.array(playwrightSpec),
  get suites() {
    return z.array(playwrightSuite).optional()
  },
})

const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
  errors: said,
  suites: z.array(playwrightSuite),
})

const LINES_OF_A_MESSAGE = 12
const LONGEST_LINE = 240
const LINES_OF_A_PAGE = 60

/** The steps of a stack that lead through somebody else's code. */
const FOREIGN = /^\s+at .*(?:node_modules|node:internal)/

/** The name of a failed test and the beginning of what it said, without colours, under it. */
function failure(name: string, messages: string[]): string {
  const lines = stripVTControlCharacters(messages.join('\n')).split('\n')
  const kept = lines.filter((line) => line.trim() !== '' && !FOREIGN.test(line)).slice(0, LINES_OF_A_MESSAGE)
  return [name, ...kept.map((line) => `    ${line.slice(0, LONGEST_LINE)}`)].join('\n')
}

/**
 * What the page showed when a journey failed, as Playwright writes it beside the report: on a machine that nobody can
 * look at, the name of the missing button alone does not tell why it was missing.
 */
function pageAtFailure(files: z.infer<typeof attachments>): string[] {
  const path = files.find(({ name }) => name === 'error-context')?.path
  if (!path) return []
  try {
    const [, page = ''] = readFileSync(path, 'utf8').split(/^# Page snapshot$/m)
    const lines = (page.split(/^```/m)[1] ?? '').split('\n').slice(1, -1)
    // the menu of the admin area alone would fill the report
    const main = Math.max(
      lines.findIndex((line) => /^\s*- main\b/.test(line)),
      0,
    )
    return lines.slice(main, main + LINES_OF_A_PAGE).map((line) => `    | ${line.slice(0, LONGEST_LINE)}`)
  } catch {
    return []
  }
}

const withFailures = (counts: Counts, failures: string[]): Counts =>
  failures.length > 0 ? { ...counts, failures } : counts

/** A file that could not be loaded has no tests to fail, so it counts as a failed one itself. */
function countVitest(report: z.infer<typeof vitestReport>): Counts {
  const broken = report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0)
  const failed = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => failure(`${relative(ROOT, name)} › ${fullName}`, failureMessages)),
  )
  const counts = {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
  }
  return withFailures(counts, [
    ...failed,
    ...broken.map(({ name, message }) => failure(relative(ROOT, name), [message])),
  ])
}

const specsOf = (suites: z.infer<typeof playwrightSuite>[]): z.infer<typeof playwrightSpec>[] =>
  suites.flatMap((suite) => [...suite.specs, ...specsOf(suite.suites ?? [])])

function countPlaywright({ stats, errors, suites }: z.infer<typeof playwrightReport>): Counts {
  const failed = specsOf(suites)
    .filter(({ ok, tests }) => !ok || tests.some(({ status }) => status === 'flaky'))
    .map(({ title, file, line, tests }) => {
      const runs = tests.flatMap((test) => test.results)
      const messages = runs.flatMap(({ errors: found }) => found.map(({ message }) => message))
      const page = runs.flatMap((run) => pageAtFailure(run.attachments))
      return [failure(`${file}:${line} › ${title}`, messages), ...page].join('\n')
    })
  const counts = {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  }
  return withFailures(counts, [...failed, ...errors.map(({ message }) => failure('outside every test', [message]))])
}

/** What a JSON report of Vitest or Playwright says; `undefined` when there is none, or none that can be read. */
export function readCounts(report: string): Counts | undefined {
  let parsed: unknown
  try {
    parsed = JSON.parse(report)
  } catch {
    return undefined
  }
  const vitest = vitestReport.safeParse(parsed)
  if (vitest.success) return countVitest(vitest.data)
  const playwright = playwrightReport.safeParse(parsed)
  return playwright.success ? countPlaywright(playwright.data) : undefined
}

/**
 * The counts of a finished test program. Where the report and the exit code disagree the worse is believed: no report,
 * no test at all, or an error outside every test make one failure.
 */
export async function countsOf(path: string, exitCode: number): Promise<Counts> {
  const counts = readCounts(await readFile(path, 'utf8').catch(() => '')) ?? none
  const bad = counts.failed + counts.skipped
  const silent = counts.passed + bad === 0 || (exitCode !== 0 && bad === 0)
  return silent ? { ...counts, failed: counts.failed + 1 } : counts
}
