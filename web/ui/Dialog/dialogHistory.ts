import { createContext, use, useEffect, useRef } from 'react'
import { unsavedForms } from './unsaved.ts'

/**
 * Whether dialogs are entries of the browser's history; off where an area has no router, and round a dialog that an
 * address opens, which is an entry already.
 */
export const DialogHistory = createContext(false)

/** What each open dialog does when somebody goes back, the outermost first. */
const open: (() => void)[] = []

/** How many dialogs are open at an entry of the history. The rest of its state is the router's. */
const depthOf = (state: unknown) => (state as { dialogs?: number } | null)?.dialogs ?? 0

/** The entry that was left last, as far as dialogs know of it. */
let last = { depth: 0, address: '' }

const remember = () => {
  last = { depth: depthOf(window.history.state), address: window.location.href }
}

/** Where the open dialogs were opened. */
let home = ''

/** An entry for each open dialog, so that going back closes one of them and nothing else. */
function addEntries() {
  if (window.location.href !== home) return
  while (depthOf(window.history.state) < open.length)
    window.history.pushState({ ...window.history.state, dialogs: depthOf(window.history.state) + 1 }, '')
  remember()
}

function goneBack() {
  const depth = depthOf(window.history.state)
  const before = last
  remember()
  if (open.length > depth) {
    // what was typed is not left for another address: the router comes back from there and asks
    if (before.address === last.address || !unsavedForms().any) open.at(-1)?.()
    // a dialog that asks first, or stays, needs its entry again
    setTimeout(addEntries)
  } else if (before.depth > depth && before.address === last.address) {
    // the entry that was left belonged to a dialog that is closed already
    window.history.back()
  }
}

/**
 * Listens to going back, while the area is shown.
 * @returns a function that ends it
 */
export function watchDialogHistory() {
  remember()
  window.addEventListener('popstate', goneBack)
  return () => window.removeEventListener('popstate', goneBack)
}

/** Makes an open dialog an entry of the browser's history: going back does `onBack` in place of leaving the page. */
export function useDialogEntry(isOpen: boolean, onBack: () => void) {
  const isUsed = use(DialogHistory)
  const latest = useRef(onBack)
  useEffect(() => {
    latest.current = onBack
  })
  useEffect(() => {
    if (!isOpen || !isUsed) return
    const close = () => latest.current()
    open.push(close)
    home = window.location.href
    addEntries()
    return () => void open.splice(open.indexOf(close), 1)
  }, [isOpen, isUsed])
}
