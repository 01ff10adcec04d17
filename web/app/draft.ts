const prefix = 'draft:'
/** Whose drafts these are: the number of the account that was signed in last. */
const ownerKey = 'drafts-of'

/** Storage may be shut off; a form then works without it. */
export function readDraft(name: string): object | null {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(prefix + name) ?? 'null')
    return typeof value === 'object' ? value : null
  } catch {
    return null
  }
}

/**
 * Stores what is typed into a form, so that it survives a reload, in this tab alone: session storage ends with the tab, so that
 * nobody finds a family's details on a shared computer. Without values it removes them.
 */
export function writeDraft(name: string, values: object | null) {
  try {
    if (values) sessionStorage.setItem(prefix + name, JSON.stringify(values))
    else sessionStorage.removeItem(prefix + name)
  } catch {
    return
  }
}

/** Removes every draft, when somebody signs out. */
export function clearDrafts() {
  try {
    const names = Object.keys(sessionStorage).filter((name) => name.startsWith(prefix))
    for (const name of names) sessionStorage.removeItem(name)
  } catch {
    return
  }
}

/**
 * Removes the drafts that another account left in this tab. A guest's stay for the account that signs in, and an
 * account's stay while nobody is signed in: who signs in again goes on.
 */
export function clearDraftsOfOthers(viewer: number | null) {
  if (viewer === null) return
  try {
    const owner = sessionStorage.getItem(ownerKey)
    if (owner !== null && owner !== String(viewer)) clearDrafts()
    sessionStorage.setItem(ownerKey, String(viewer))
  } catch {
    return
  }
}
