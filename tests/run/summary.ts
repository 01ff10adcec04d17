import { type Counts, none } from './counts.ts'

export type Result = { name: string; seconds: number; counts: Counts; note?: string }

const add = (a: Counts, b: Counts): Counts => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
})

/** What failed, by name, a step and a test each; a step that is a check, or said nothing, goes by its own name. */
const failures = (results: Result[]): string[] =>
  results
    .filter(({ counts }) => counts.failed > 0)
    .flatMap(({ name, counts }) => (counts.failures ?? ['']).map((test) => `✘ ${name} ${test}`.trimEnd()))

/**
 * The table of all steps, what failed and, as its last line, `N passed, N failed`. A skipped test shows nothing, so it counts as
 * failed there.
 */
export function summarise(results: Result[]): { text: string; ok: boolean } {
  const total = results.map(({ counts }) => counts).reduce(add, none)
  const failed = total.failed + total.skipped
  const rows = results.map(({ name, seconds, counts, note }) => [
    name,
    `${seconds.toFixed(1)} s`,
    String(counts.passed),
    String(counts.failed),
    String(counts.skipped),
    note ?? '',
  ])
  const table = [['step', 'time', 'passed', 'failed', 'skipped', ''], ...rows]
  const widths = table[0]?.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0))) ?? []
  const lines = table.map((row) =>
    row
      .map((cell, column) =>
        column === 0 || column === 5 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd(),
  )
  if (total.skipped > 0)
    lines.push('', `${total.skipped} skipped, counted as failed: a test that does not run shows nothing.`)
  if (total.failed > 0) lines.push('', ...failures(results))
  lines.push('', `${total.passed} passed, ${failed} failed`)
  return { text: lines.join('\n'), ok: failed === 0 && total.passed > 0 }
}
