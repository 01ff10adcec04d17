import { parseArgs } from 'node:util'
import { runWithSettings } from '#graphql/database/cli.ts'
import { promptPassword } from '#graphql/accounts/promptPassword.ts'
import { BackupError, formatTotals } from './format.ts'
import { needsPassphrase } from './readBackup.ts'
import { restoreInto } from './restoreInto.ts'

/**
 * `npm run restore -- FILE`: the centre as it was when the backup was taken. Everything that is there now is replaced.
 * The passphrase of an encrypted backup is asked for, or read from standard input.
 */
await runWithSettings(async (environment) => {
  const [path] = parseArgs({ allowPositionals: true }).positionals
  if (!path) throw new BackupError('Name the backup: npm run restore -- FILE')
  const passphrase = (await needsPassphrase(path))
    ? await promptPassword('Passphrase of the backup (not shown): ')
    : undefined
  const { kept, ...totals } = await restoreInto(environment, path, { passphrase })
  const before = kept.length > 0 ? ` The previous data is in ${kept.join(' and ')}.` : ''
  return `Restored ${formatTotals(totals)}.${before}`
})
