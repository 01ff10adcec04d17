import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ROOT } from './command.ts'
import { countsOf, readCounts } from './counts.ts'
import { runAll } from './runAll.ts'
import type { Step } from './steps.ts'
import { summarise } from './summary.ts'

const vitestReport = (counts: { passed?: number; failed?: number; pending?: number; broken?: number }): string =>
  JSON.stringify({
    numPassedTests: counts.passed ?? 0,
    numFailedTests: counts.failed ?? 0,
    numPendingTests: counts.pending ?? 0,
    numTodoTests: 0,
    testResults: Array.from({ length: counts.broken ?? 0 }, () => ({
      name: join(ROOT, 'web/lost.test.ts'),
      status: 'failed',
      message: 'Cannot find module',
      assertionResults: [],
    })),
  })

describe('counting a report', () => {
  it('counts a file that could not be loaded as a failed test', () => {
    expect(readCounts(vitestReport({ passed: 3, failed: 1, pending: 2, broken: 1 }))).toEqual({
      passed: 3,
      failed: 2,
      skipped: 2,
      failures: ['web/lost.test.ts\n    Cannot find module'],
    })
  })

  it('shows what the page of a failed journey showed, without the menu', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'kiewiet-run-'))
    const path = join(folder, 'error-context.md')
    await writeFile(path, '# Page snapshot\n\n```yaml\n- navigation:\n  - link\n- main:\n  - heading "Students"\n```\n')
    const report = {
      stats: { expected: 0, unexpected: 1, flaky: 0, skipped: 0 },
      errors: [],
      suites: [
        {
          specs: [
            {
              title: 'adds a child',
              file: 'people.journey.ts',
              line: 3,
              ok: false,
              tests: [
                {
                  status: 'unexpected',
                  results: [{ errors: [{ message: 'No button' }], attachments: [{ name: 'error-context', path }] }],
                },
              ],
            },
          ],
        },
      ],
    }
    const [failure = ''] = readCounts(JSON.stringify(report))?.failures ?? []
    await rm(folder, { recursive: true })
    expect(failure.split('\n')).toEqual([
      'people.journey.ts:3 › adds a child',
      '    No button',
      '    | - main:',
      '    |   - heading "Students"',
    ])
  })

  it('names a failed test with the beginning of what it said', () => {
    const lines = [
      '\u001B[31mexpected 1\u001B[39m',
      '',
      '    at x (/app/node_modules/y.js:1:1)',
      ...Array.from({ length: 20 }, (_, line) => `line ${line}`),
    ]
    const report = {
      ...JSON.parse(vitestReport({ passed: 1, failed: 1 })),
      testResults: [
        {
          name: join(ROOT, 'graphql/sum.test.ts'),
          status: 'failed',
          message: '',
          assertionResults: [
            { status: 'passed', fullName: 'sums nothing', failureMessages: [] },
            { status: 'failed', fullName: 'sums up', failureMessages: [lines.join('\n')] },
          ],
        },
      ],
    }
    const [failure = '', ...others] = readCounts(JSON.stringify(report))?.failures ?? []
    expect(others).toEqual([])
    expect(failure.split('\n').slice(0, 3)).toEqual(['graphql/sum.test.ts › sums up', '    expected 1', '    line 0'])
    expect(failure.split('\n')).toHaveLength(13)
  })

  it('names a failed journey, also one in a group', () => {
    const spec = (title: string, ok: boolean, status: string) => ({
      title,
      ok,
      file: 'bill.journey.ts',
      line: 7,
      tests: [{ status, results: [{ errors: ok ? [] : [{ message: 'too late' }] }] }],
    })
    const report = {
      stats: { expected: 1, unexpected: 1, flaky: 1, skipped: 0 },
      errors: [{ message: 'no server' }],
      suites: [
        {
          specs: [spec('is billed', true, 'expected'), spec('is paid at last', true, 'flaky')],
          suites: [{ specs: [spec('is paid', false, 'unexpected')] }],
        },
      ],
    }
    expect(readCounts(JSON.stringify(report))).toEqual({
      passed: 1,
      failed: 3,
      skipped: 0,
      failures: [
        'bill.journey.ts:7 › is paid at last',
        'bill.journey.ts:7 › is paid\n    too late',
        'outside every test\n    no server',
      ],
    })
  })

  it('counts a journey that passed only at a second try as failed', () => {
    const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 1 }
    expect(readCounts(JSON.stringify({ stats, errors: [], suites: [] }))).toEqual({ passed: 4, failed: 2, skipped: 1 })
  })

  it('makes nothing of anything else', () => {
    expect(readCounts('')).toBeUndefined()
    expect(readCounts('{}')).toBeUndefined()
  })
})

describe('a test program that says less than it should', () => {
  let folder: string
  let report: string

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kiewiet-report-'))
    report = join(folder, 'report.json')
  })
  afterEach(() => rm(folder, { recursive: true }))

  it('failed, when it left no report', async () => {
    expect((await countsOf(report, 0)).failed).toBe(1)
  })

  it('failed, when it ran no test', async () => {
    await writeFile(report, vitestReport({}))
    expect((await countsOf(report, 0)).failed).toBe(1)
  })

  it('failed, when its exit code says so although no test does', async () => {
    await writeFile(report, vitestReport({ passed: 5 }))
    expect(await countsOf(report, 1)).toEqual({ passed: 5, failed: 1, skipped: 0 })
    expect(await countsOf(report, 0)).toEqual({ passed: 5, failed: 0, skipped: 0 })
  })
})

describe('the last line', () => {
  const step = (passed: number, failed: number, skipped: number) => ({
    name: 'server',
    seconds: 1,
    counts: { passed, failed, skipped },
  })

  it('adds up all steps', () => {
    const { text, ok } = summarise([step(2, 0, 0), step(3, 0, 0)])
    expect(text.split('\n').at(-1)).toBe('5 passed, 0 failed')
    expect(ok).toBe(true)
  })

  it('counts a skipped test as failed', () => {
    const { text, ok } = summarise([step(2, 1, 1)])
    expect(text.split('\n').at(-1)).toBe('2 passed, 2 failed')
    expect(ok).toBe(false)
  })

  it('stands after the names of what failed', () => {
    const server = step(2, 1, 0)
    const { text } = summarise([
      step(1, 0, 0),
      { ...server, counts: { ...server.counts, failures: ['sum.test.ts › sums up\n    expected 1'] } },
      { ...step(0, 1, 0), name: 'build' },
    ])
    const lines = text.split('\n')
    expect(lines.slice(-6)).toEqual([
      '',
      '✘ server sum.test.ts › sums up',
      '    expected 1',
      '✘ build',
      '',
      '3 passed, 2 failed',
    ])
  })

  it('is no success when nothing ran', () => {
    expect(summarise([]).ok).toBe(false)
  })
})

describe('the steps', () => {
  const counts = { passed: 1, failed: 0, skipped: 0 }

  beforeEach(() => void vi.spyOn(console, 'log').mockImplementation(() => {}))
  afterEach(() => void vi.restoreAllMocks())

  it('go on beside one that stands aside, whose result is waited for', async () => {
    const order: string[] = []
    let end = (_counts: typeof counts) => {}
    const steps: Step[] = [
      {
        name: 'faults',
        aside: true,
        run: () => {
          order.push('faults')
          return new Promise((resolve) => {
            end = resolve
          })
        },
      },
      {
        name: 'server',
        run: async () => {
          order.push('server')
          end({ passed: 0, failed: 2, skipped: 0 })
          return counts
        },
      },
    ]
    const results = await runAll(steps, {})
    expect(order).toEqual(['faults', 'server'])
    expect(results).toMatchObject([
      { name: 'server', counts },
      { name: 'faults', counts: { failed: 2 } },
    ])
  })

  it('are failed without a run where what they need has failed', async () => {
    const run = vi.fn(async () => counts)
    const steps: Step[] = [
      { name: 'build', run: async () => ({ passed: 0, failed: 1, skipped: 0 }) },
      { name: 'journeys', needs: 'build', run },
      { name: 'faults', needs: 'build', aside: true, run },
    ]
    const { ok, text } = summarise(await runAll(steps, {}))
    expect([ok, text.split('\n').at(-1)]).toEqual([false, '0 passed, 3 failed'])
    expect(run).not.toHaveBeenCalled()
  })
})
