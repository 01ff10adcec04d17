import { join } from 'node:path'
import { runWithSettings } from './command.ts'
import { inWords } from './format.ts'
import { keepBackup } from './keep.ts'

const megabyte = 1_000_000

/** `npm run backup [-- FILE]`: one file with the whole centre, also while it is running. */
await runWithSettings(async (environment, [given]) => {
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(':', '').replace('T', '-')
  const path = given ?? join(environment.DATA_DIR, 'backups', `kiewiet-${stamp}.backup.gz`)
  const { bytes, ...totals } = await keepBackup(environment, path)
  return `${path}: ${inWords(totals)}, ${(bytes / megabyte).toFixed(1)} MB.`
})
