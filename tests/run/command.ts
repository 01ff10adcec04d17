import { spawn } from 'node:child_process'
import { delimiter } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/**
 * Runs a program of this repository, or one of its packages, and answers its exit code.
 * @param minutesAtMost after which a program that hangs is ended, with everything it started
 */
export function runCommand(
  command: string,
  args: string[],
  env: NodeJS.ProcessEnv,
  minutesAtMost = 180,
): Promise<number> {
  const path = [`${ROOT}node_modules/.bin`, process.env.PATH].join(delimiter)
  const child = spawn(command, args, {
    cwd: ROOT,
    // A group of its own, so that browsers and servers below it can be ended along with it.
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env, PATH: path },
  })
  const end = (signal: NodeJS.Signals): void => {
    if (child.pid === undefined) return
    try {
      process.kill(-child.pid, signal)
    } catch {
      // The group is gone already.
    }
  }
  const interrupted = (signal: NodeJS.Signals): void => {
    end(signal)
    process.exitCode = 130
  }
  process.on('SIGINT', interrupted)
  process.on('SIGTERM', interrupted)
  const limit = setTimeout(() => {
    console.error(`Ended ${command}, which took more than ${minutesAtMost} minutes.`)
    end('SIGKILL')
  }, minutesAtMost * 60_000)

  return new Promise((resolve) => {
    const done = (code: number): void => {
      clearTimeout(limit)
      process.off('SIGINT', interrupted)
      process.off('SIGTERM', interrupted)
      resolve(code)
    }
    child.on('error', (error) => {
      console.error(`Could not run ${command}: ${error.message}`)
      done(127)
    })
    child.on('exit', (code) => done(code ?? 1))
  })
}
