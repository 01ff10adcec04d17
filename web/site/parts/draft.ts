/** Storage may be shut off; a form then works without it. */
export function readDraft(name: string): object | null {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(`draft:${name}`) ?? 'null')
    return typeof value === 'object' ? value : null
  } catch {
    return null
  }
}

/**
 * Keeps what is typed into a form through a reload, in this tab alone: session storage ends with the tab, so that
 * nobody finds a family's details on a shared computer. Without values it forgets them.
 */
export function writeDraft(name: string, values: object | null) {
  try {
    if (values) sessionStorage.setItem(`draft:${name}`, JSON.stringify(values))
    else sessionStorage.removeItem(`draft:${name}`)
  } catch {
    return
  }
}
