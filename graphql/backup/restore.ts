import { runWithSettings } from './command.ts'
import { BackupError, inWords } from './format.ts'
import { restoreInto } from './restoreInto.ts'

/** `npm run restore -- FILE`: the centre as it was when the backup was taken. Everything that is there now is replaced. */
await runWithSettings(async (environment, [path]) => {
  if (!path) throw new BackupError('Name the backup: npm run restore -- FILE')
  const { kept, ...totals } = await restoreInto(environment, path)
  const before = kept.length > 0 ? ` What was there before is kept in ${kept.join(' and ')}.` : ''
  return `Restored ${inWords(totals)}.${before}`
})
