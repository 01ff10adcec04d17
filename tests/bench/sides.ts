import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePort } from '#tests/setup/freePort.ts'

/** One of the servers that are compared. */
export interface Side {
  url: string
  pid: number
  stop(): Promise<void>
}

const root = fileURLToPath(new URL('../..', import.meta.url))
const secondsToStart = 60

/** Ticks of the clock in which Linux counts the time of a process, in milliseconds. */
const tick = 10

/** CPU time that a process has used so far, its own and the kernel's, in milliseconds. */
export function cpuOf({ pid }: Side): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * tick
}

/**
 * Starts a server as a process of its own and waits until it listens.
 * @param folder the checkout that it is started in, this one by default
 */
export async function startSide(
  node: string,
  args: string[],
  settings: NodeJS.ProcessEnv,
  folder = root,
): Promise<Side> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL: url,
    ...settings,
  }
  const child: ChildProcess = spawn(node, args, { cwd: folder, env, stdio: ['ignore', 'ignore', 'pipe'] })
  let log = ''
  child.stderr?.on('data', (chunk: Buffer) => {
    log = (log + chunk.toString()).slice(-4_000)
  })
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  const deadline = Date.now() + secondsToStart * 1_000
  // any answer will do
  while (!(await fetch(url).catch(() => null))) {
    if (child.exitCode !== null || Date.now() > deadline) throw new Error(`${args.at(-1)} did not start:\n${log}`)
    await pause(100)
  }
  return {
    url,
    pid: child.pid ?? 0,
    async stop() {
      const exit = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      await Promise.race([exit, pause(3_000)])
      kill()
      process.off('exit', kill)
    },
  }
}
