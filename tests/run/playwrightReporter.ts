import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { FullConfig, Reporter, Suite, TestCase, TestError } from '@playwright/test/reporter'
import { failure, writeReport } from './report.ts'

/** The page as Playwright describes it beside a failure: it tells why a button was missing on a machine nobody can look at. */
function pageAtFailure(test: TestCase): string {
  const files = test.results.flatMap(({ attachments }) => attachments)
  const path = files.findLast(({ name }) => name === 'error-context')?.path
  if (!path) return ''
  const page = readFileSync(path, 'utf8').split(/^# Page snapshot$/m)[1] ?? ''
  // the menu comes before it
  return page.slice(Math.max(page.search(/^\s*- main\b/m), 0)).slice(0, 4_000)
}

/** Hands what Playwright found to the run that it belongs to. */
export default class PlaywrightReporter implements Reporter {
  private tests: TestCase[] = []
  private errors: TestError[] = []

  onBegin(_config: FullConfig, suite: Suite) {
    this.tests = suite.allTests()
  }

  onError(error: TestError) {
    this.errors.push(error)
  }

  onEnd() {
    const having = (outcome: ReturnType<TestCase['outcome']>) => this.tests.filter((test) => test.outcome() === outcome)
    const nameOf = ({ location, title }: TestCase) => `${relative('', location.file)}:${location.line} › ${title}`
    const messagesOf = (test: TestCase) => test.results.flatMap(({ errors }) => errors.map(({ message }) => message))
    const flaky = having('flaky')
    writeReport({
      passed: having('expected').length + flaky.length,
      skipped: having('skipped').length,
      failed: [
        ...having('unexpected').map((test) => {
          const { name, message } = failure(nameOf(test), messagesOf(test))
          return { name, message: `${message}\n${pageAtFailure(test)}` }
        }),
        ...this.errors.map(({ message }) => failure('outside every test', [message])),
      ],
      flaky: flaky.map(nameOf),
      durations: this.tests.map((test) => ({
        name: nameOf(test),
        seconds: test.results.reduce((sum, { duration }) => sum + duration, 0) / 1_000,
      })),
    })
  }
}
