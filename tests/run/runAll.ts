import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Step } from './steps.ts'
import type { Result } from './summary.ts'

const announce = (name: string) => console.log(`\n── ${name} ${'─'.repeat(60 - name.length)}`)

async function runStep({ name, run }: Step, env: NodeJS.ProcessEnv, output?: number): Promise<Result> {
  const start = performance.now()
  const counts = await run(env, { output })
  return { name, seconds: (performance.now() - start) / 1_000, counts }
}

/** Runs a step while others run; what it says is printed when it is asked for its result. */
function runAside(step: Step, env: NodeJS.ProcessEnv): () => Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'kiewiet-step-'))
  const path = join(folder, 'output')
  const output = openSync(path, 'w')
  const running = runStep(step, env, output)
  return async () => {
    const result = await running
    announce(step.name)
    closeSync(output)
    process.stdout.write(readFileSync(path))
    rmSync(folder, { recursive: true })
    return result
  }
}

/** Runs steps in turn, and those aside while the others run; goes on after a failed one. */
export async function runAll(steps: Step[], env: NodeJS.ProcessEnv): Promise<Result[]> {
  const results: Result[] = []
  const aside: (() => Promise<Result>)[] = []
  for (const step of steps) {
    const { name, needs } = step
    if (process.exitCode === 130) break
    if (!step.aside) announce(name)
    if (results.some((result) => result.name === needs && result.counts.failed > 0)) {
      const note = `not run, since ${needs} failed`
      console.log(note)
      results.push({ name, seconds: 0, counts: { passed: 0, failed: 1, skipped: 0 }, note })
      continue
    }
    if (step.aside) aside.push(runAside(step, env))
    else results.push(await runStep(step, env))
  }
  for (const result of aside) results.push(await result())
  return results
}
