import { useMemo, useState } from 'react'

/** What each dialog was opened from, the nearest first. */
const openersOf = new WeakMap<Element, readonly HTMLElement[]>()

/** What has the focus, and what the dialogs around it were opened from. */
function openersNow(): readonly HTMLElement[] {
  const active = typeof document === 'undefined' ? null : document.activeElement
  if (!active || active === document.body) return []
  // an entry of a menu is gone by the time the dialog closes, its button is not
  const opener = active.closest('[role=menu]')
    ? document.querySelector<HTMLElement>('[aria-haspopup=menu][aria-expanded=true]')
    : (active as HTMLElement)
  if (!opener) return []
  const around = opener.closest('[role=dialog], [role=alertdialog]')
  return [opener, ...((around && openersOf.get(around)) ?? [])]
}

/**
 * Where the focus goes when a dialog closes: to what it was opened from; where that is gone, because one dialog took the
 * place of another, to what that one was opened from.
 */
export function useOpener(open: boolean) {
  const [wasOpen, setWasOpen] = useState(false)
  const [openers, setOpeners] = useState<readonly HTMLElement[]>([])
  if (open !== wasOpen) {
    setWasOpen(open)
    if (open) setOpeners(openersNow())
  }
  return useMemo(
    () => ({
      ref: (dialog: HTMLElement | null) => {
        if (dialog) openersOf.set(dialog, openers)
      },
      finalFocus: {
        get current() {
          return openers.find(({ isConnected }) => isConnected) ?? null
        },
      },
    }),
    [openers],
  )
}
