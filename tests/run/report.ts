import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/** What one step of a run found. A step that only holds or does not is one test. */
export interface Report {
  passed: number
  skipped: number
  failed: Failure[]
  /** Tests that passed when they were tried again, by name. */
  flaky: string[]
  /** Every test with the seconds that it took. */
  durations: { name: string; seconds: number }[]
}

interface Failure {
  name: string
  /** The beginning of what was said about it, without colours. */
  message: string
}

const linesOfMessage = 12

/** The steps of a stack that lead through somebody else's code. */
const foreign = /^\s+at .*(?:node_modules|node:internal)/

export function failure(name: string, messages: (string | undefined)[]): Failure {
  const lines = stripVTControlCharacters(messages.join('\n')).split('\n')
  const own = lines.filter((line) => line.trim() !== '' && !foreign.test(line)).slice(0, linesOfMessage)
  return { name, message: own.map((line) => `    ${line.slice(0, 240)}`).join('\n') }
}

/** Where the reporters of Vitest and Playwright write their report; nowhere outside a run. */
export function writeReport(report: Report) {
  const path = process.env.TEST_REPORT
  if (!path) return
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, JSON.stringify(report))
}

/**
 * What a finished test program reported. Where the report and the exit code disagree the worse is believed: no report, no
 * test at all, or an error outside every test make one failure.
 * @param mayBeEmpty for a step that chooses its tests by what has changed, which may be nothing
 */
export function readReport(path: string, exitCode: number, mayBeEmpty = false): Report {
  let report: Report = { passed: 0, skipped: 0, failed: [], flaky: [], durations: [] }
  try {
    report = JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    // It ended before it could report: that is a failure below.
  }
  const ranNothing = !mayBeEmpty && report.passed + report.failed.length === 0
  if (ranNothing || (exitCode !== 0 && report.failed.length === 0))
    report.failed.push(failure(`ended with exit code ${exitCode}`, []))
  return report
}
