import { tabStorage } from '#web/browser/storage.ts'

const prefix = 'draft:'
/** Whose drafts these are: the number of the account that was signed in last. */
const ownerKey = 'drafts-of'

/** Storage may be shut off; a form then works without it. */
export const readDraft = (name: string) => tabStorage.read(prefix + name) as object | null

/**
 * Stores what is typed into a form, so that it survives a reload, in this tab alone, so that nobody finds a family's details
 * on a shared computer. Without values it removes them.
 */
export function writeDraft(name: string, values: object | null) {
  if (values) tabStorage.write(prefix + name, values)
  else tabStorage.remove(prefix + name)
}

/** Removes every draft, when somebody signs out. */
export function clearDrafts() {
  for (const name of tabStorage.names()) if (name.startsWith(prefix)) tabStorage.remove(name)
}

/**
 * Removes the drafts that another account left in this tab. A guest's stay for the account that signs in, and an
 * account's stay while nobody is signed in: who signs in again goes on.
 */
export function clearDraftsOfOthers(viewer: number | null) {
  if (viewer === null) return
  const owner = tabStorage.read(ownerKey)
  if (owner !== null && owner !== viewer) clearDrafts()
  tabStorage.write(ownerKey, viewer)
}
