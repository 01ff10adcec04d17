import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { runWithSettings } from '#graphql/database/cli.ts'
import { promptPassword } from '#graphql/accounts/promptPassword.ts'
import { BackupError, formatTotals } from './format.ts'
import { createBackup } from './createBackup.ts'

const megabyte = 1_000_000
const shortestPassphrase = 12

async function askPassphrase(): Promise<string> {
  const passphrase = await promptPassword(`Passphrase, at least ${shortestPassphrase} characters (not shown): `)
  if (passphrase.length < shortestPassphrase)
    throw new BackupError(`The passphrase must have at least ${shortestPassphrase} characters. Nothing was written.`)
  if (process.stdin.isTTY && (await promptPassword('Repeat the passphrase: ')) !== passphrase)
    throw new BackupError('The passphrases do not match. Nothing was written.')
  return passphrase
}

/**
 * `npm run backup [-- FILE] [--passphrase]`: one file with the whole centre, also while it is running; encrypted with a
 * passphrase that is asked for, or read from standard input.
 */
await runWithSettings(async (environment) => {
  const { values, positionals } = parseArgs({ options: { passphrase: { type: 'boolean' } }, allowPositionals: true })
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(':', '').replace('T', '-')
  const name = `kiewiet-${stamp}.backup.${values.passphrase ? 'encrypted' : 'gz'}`
  const path = positionals[0] ?? join(environment.DATA_DIR, 'backups', name)
  const passphrase = values.passphrase ? await askPassphrase() : undefined
  const { bytes, ...totals } = await createBackup(environment, path, passphrase)
  return `${path}: ${formatTotals(totals)}, ${(bytes / megabyte).toFixed(1)} MB.`
})
