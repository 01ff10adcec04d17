import { chmodSync, lstatSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const others = 0o077

/** What is ours in the data folder; what somebody else put there keeps its permissions. */
const ours = /^(database|uploads|backups|session-secret|arriving-|moving-)/

/** Takes every permission from everybody but the owner, of a file or of a folder with all that is in it. */
export function makePrivate(path: string) {
  const found = lstatSync(path, { throwIfNoEntry: false })
  // a link has no permissions of its own, and where it leads is not ours
  if (!found || found.isSymbolicLink()) return
  if (found.mode & others) chmodSync(path, found.mode & ~others)
  if (found.isDirectory()) for (const name of readdirSync(path)) makePrivate(join(path, name))
}

/**
 * Makes the data folder, for its owner alone: it holds children's data, hashes of passwords and the session secret. What
 * an earlier version or a copy left readable is repaired, and what this process writes from now on is private. The
 * embedded database sets the mode of its files itself, so that for those the folders are the protection until the next start.
 */
export function openPrivateFolder(directory: string) {
  process.umask(others)
  mkdirSync(directory, { recursive: true })
  const { mode } = lstatSync(directory)
  try {
    if (mode & others) chmodSync(directory, mode & ~others)
    for (const name of readdirSync(directory)) if (ours.test(name)) makePrivate(join(directory, name))
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    // another instance on the same folder may just be erasing an upload
    if (code === 'ENOENT') return
    if (code !== 'EPERM') throw error
    console.warn(
      `${directory} or something in it belongs to another user, so others may be able to read it. Please chown it.`,
    )
  }
}
