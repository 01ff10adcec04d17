import { DirectoryInUseError, lockDirectory } from '#graphql/database/directoryLock.ts'

/** Takes a folder as a server does, says so, and holds it until it is ended. */
try {
  const release = await lockDirectory(process.argv[2] ?? '')
  console.log('holding')
  process.once('SIGTERM', () => void release().then(() => process.exit(0)))
  setInterval(() => {}, 60_000)
} catch (error) {
  if (!(error instanceof DirectoryInUseError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
