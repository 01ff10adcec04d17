let headers: Record<string, string> = {}

/** To be called as a page begins, with whose it is: for another account that signs in with this browser it does nothing. */
export function beginPageOf(viewer: { id: number } | null) {
  headers = viewer ? { 'Page-Of': String(viewer.id) } : {}
}

/** Headers that say whose page it is, for everything that a page sends. */
export const pageOf = () => headers
