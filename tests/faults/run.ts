import { parseArgs } from 'node:util'
import { isStale } from '#web/build/stamp.ts'
import { runCommand } from '#tests/run/command.ts'

/**
 * `npm run test:faults` makes each fault for real and compares what was acknowledged with what is in the database.
 * `-- --long` is the form with the figures of `README.md`; words choose tests by their names.
 */
async function main(): Promise<number> {
  const { values, positionals } = parseArgs({ options: { long: { type: 'boolean' } }, allowPositionals: true })
  if (await isStale()) {
    const code = await runCommand('tsx', ['web/build.ts'], {})
    if (code !== 0) return code
  }
  const chosen = positionals.length > 0 ? ['-t', positionals.join(' ')] : []
  const args = ['run', '--config=tests/vitest.config.ts', '--project=faults', ...chosen]
  const env = { NODE_ENV: 'test', FAULTS: values.long ? 'long' : 'short' }
  return runCommand('vitest', args, env)
}

process.exitCode = await main()
