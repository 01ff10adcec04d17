import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { isStale } from './build/stamp.ts'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

/** Runs Node with our own signals handed on, and answers the exit code that a shell would see. */
function run(args: string[], env: NodeJS.ProcessEnv): Promise<number> {
  const child = spawn(process.execPath, args, { stdio: 'inherit', env })
  // Ctrl+C reaches the child by itself in a terminal; a second SIGINT would look like impatience.
  const handOn = (signal: NodeJS.Signals): void => {
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal)
  }
  const signals: NodeJS.Signals[] = ['SIGINT', 'SIGTERM', 'SIGHUP']
  for (const signal of signals) process.on(signal, handOn)
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code, signal) => {
      for (const each of signals) process.off(each, handOn)
      resolve(code ?? (signal === 'SIGINT' ? 130 : 143))
    })
  })
}

async function start(): Promise<number> {
  if (await isStale()) {
    console.log('Building Kiewiet, since its files are new or have changed. This takes up to a minute …')
    const code = await run(['--import', 'tsx', here('./build.ts')], process.env)
    if (code !== 0) return code
  }
  const env = { ...process.env, NODE_ENV: process.env.NODE_ENV ?? 'production' }
  return run(['--enable-source-maps', here('../dist/server/server.js')], env)
}

process.exitCode = await start()
