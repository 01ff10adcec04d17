import { readFile } from 'node:fs/promises'
import { z } from 'zod'

export type Counts = { passed: number; failed: number; skipped: number }

export const none: Counts = { passed: 0, failed: 0, skipped: 0 }

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.unknown()) })),
})

const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
  errors: z.array(z.unknown()),
})

/** A file that could not be loaded has no tests to fail, so it counts as a failed one itself. */
function countVitest(report: z.infer<typeof vitestReport>): Counts {
  const broken = report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0)
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

function countPlaywright({ stats, errors }: z.infer<typeof playwrightReport>): Counts {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length, skipped: stats.skipped }
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
