import type { Report } from './report.ts'

export interface Result {
  name: string
  seconds: number
  /** Seconds that all processors of the machine were busy meanwhile, other work included. */
  busy: number
  report: Report
}

const seconds = (value: number) => `${value.toFixed(1)} s`

function tableOf(rows: string[][]): string[] {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? []
  return rows.map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  '),
  )
}

/** A list with a heading, where there is something in it. */
const section = (title: string, lines: string[]) => (lines.length > 0 ? ['', title, ...lines] : [])

/**
 * The table of all steps, the dearest tests, those that passed only when they were tried again, what failed and, as its
 * last line, `N passed, N failed`. A skipped test shows nothing, so it counts as failed there.
 */
export function summarise(results: Result[]): { text: string; ok: boolean } {
  const sum = (of: (result: Result) => number) => results.reduce((total, result) => total + of(result), 0)
  const row = (name: string, time: number, busy: number, counts: number[]) => [
    name,
    seconds(time),
    seconds(busy),
    ...counts.map(String),
  ]
  const countsOf = ({ passed, failed, skipped, flaky }: Report) => [passed, failed.length, skipped, flaky.length]
  const total = [0, 1, 2, 3].map((index) => sum(({ report }) => countsOf(report)[index] ?? 0))
  const [passed = 0, failed = 0, skipped = 0] = total
  const table = tableOf([
    ['step', 'time', 'processors', 'passed', 'failed', 'skipped', 'flaky'],
    ...results.map(({ name, seconds: time, busy, report }) => row(name, time, busy, countsOf(report))),
    row(
      'all',
      sum(({ seconds: time }) => time),
      sum(({ busy }) => busy),
      total,
    ),
  ])
  const dearest = results
    .flatMap(({ name: step, report }) =>
      report.durations.map(({ name, seconds: time }) => ({ name: `${step} ${name}`, time })),
    )
    .sort((a, b) => b.time - a.time)
    .slice(0, 10)
  const lines = [
    ...table,
    ...section(
      'dearest',
      dearest.map(({ name, time }) => `${time.toFixed(1).padStart(6)} s  ${name}`),
    ),
    ...section(
      'flaky, passed when tried again',
      results.flatMap(({ name, report }) => report.flaky.map((test) => `~ ${name} ${test}`)),
    ),
    ...section(
      'failed',
      results.flatMap(({ name, report }) =>
        report.failed.map((test) => `✘ ${name} ${test.name}\n${test.message}`.trimEnd()),
      ),
    ),
    '',
    `${passed} passed, ${failed + skipped} failed`,
  ]
  return { text: lines.join('\n'), ok: failed + skipped === 0 && passed > 0 }
}
