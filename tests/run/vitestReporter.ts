import { relative } from 'node:path'
import type { Reporter, SerializedError, TestModule } from 'vitest/node'
import { failure, writeReport } from './report.ts'

/** Hands what Vitest found to the run that it belongs to. */
export default class VitestReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]) {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const nameOf = (module: TestModule, test = '') => `${relative('', module.moduleId)}${test && ` › ${test}`}`
    const named = tests.map((test) => ({
      name: nameOf(test.module, test.fullName),
      result: test.result(),
      diagnostic: test.diagnostic(),
    }))
    writeReport({
      passed: named.filter(({ result }) => result.state === 'passed').length,
      skipped: named.filter(({ result }) => result.state === 'skipped' || result.state === 'pending').length,
      failed: [
        ...named
          .filter(({ result }) => result.state === 'failed')
          .map(({ name, result }) => failure(name, result.errors?.map(({ stack, message }) => stack ?? message) ?? [])),
        // a file that could not be loaded has no tests to fail
        ...modules
          .filter((module) => module.errors().length > 0)
          .map((module) =>
            failure(
              nameOf(module),
              module.errors().map(({ stack, message }) => stack ?? message),
            ),
          ),
        ...unhandled.map(({ stack, message }) => failure('outside every test', [stack ?? message])),
      ],
      flaky: named.filter(({ diagnostic }) => diagnostic?.flaky).map(({ name }) => name),
      durations: named.map(({ name, diagnostic }) => ({ name, seconds: (diagnostic?.duration ?? 0) / 1_000 })),
    })
  }
}
