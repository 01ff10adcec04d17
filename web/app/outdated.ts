import { unsavedForms } from '#web/ui/Dialog/unsaved.ts'

/** So soon after loading, in milliseconds, it would not help: instances of the server are updated one after the other. */
const soonest = 60_000

/** Whether the server has another version than the page: it does not know, or cannot run, what the page sends. */
export const isOutdated = (code: string | undefined) =>
  code === 'UNKNOWN_OPERATION' || code === 'GRAPHQL_VALIDATION_FAILED'

/**
 * Loads a page again that was open while the server was updated: the server refuses what it sends. For pages that stay open all
 * day, such as that of a tablet. While something is typed in a form the page stays as it is.
 */
export function reloadOutdated() {
  if (performance.now() > soonest && !unsavedForms().any) window.location.reload()
}
