import { spawn } from 'node:child_process'
import { startPostgres } from './postgres.ts'

/**
 * `tsx tests/setup/withPostgres.ts -- command …` runs a command beside a PostgreSQL server of its own, which it finds
 * in `DATABASE_URL` and `TEST_DATABASE_URL`, and hands on its exit code.
 */
async function main(words: string[]): Promise<number> {
  const [command, ...args] = words[0] === '--' ? words.slice(1) : words
  if (!command) {
    console.error('Say which command to run: tsx tests/setup/withPostgres.ts -- command …')
    return 2
  }
  const server = await startPostgres()
  try {
    const env = { ...process.env, DATABASE_URL: server.url, TEST_DATABASE_URL: server.url }
    const child = spawn(command, args, { stdio: 'inherit', env })
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill(signal))
    return await new Promise<number>((resolve, reject) => {
      child.on('error', reject)
      child.on('exit', (code) => resolve(code ?? 1))
    })
  } finally {
    await server.stop()
  }
}

process.exitCode = await main(process.argv.slice(2))
