import { DirectoryInUseError } from '#graphql/database/directoryLock.ts'
import { type Environment, EnvironmentError, readEnvironment } from '#graphql/platform/environment.ts'
import { BackupError } from './format.ts'

const expected = [BackupError, EnvironmentError, DirectoryInUseError]

/** Runs a command with the settings. Whatever is wrong ends as one line on standard error and exit code 1. */
export async function runWithSettings(run: (environment: Environment, args: string[]) => Promise<string>) {
  try {
    console.log(await run(readEnvironment(process.env), process.argv.slice(2)))
  } catch (error) {
    const known = expected.some((kind) => error instanceof kind)
    console.error(known ? (error as Error).message : error)
    process.exitCode = 1
  }
}
