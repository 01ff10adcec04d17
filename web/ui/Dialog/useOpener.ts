import { useMemo, useState } from 'react'
import { nearestTo, type Place, placeOf } from '../focus.ts'

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
 * place of another, to what that one was opened from; where all are gone, as with a row that was deleted, to what is
 * nearest.
 */
export function useOpener(open: boolean) {
  const [wasOpen, setWasOpen] = useState(false)
  const [openers, setOpeners] = useState<readonly HTMLElement[]>([])
  const [places, setPlaces] = useState<readonly Place[]>([])
  if (open !== wasOpen) {
    setWasOpen(open)
    if (open) {
      const now = openersNow()
      setOpeners(now)
      setPlaces(now.map(placeOf))
    }
  }
  return useMemo(
    () => ({
      ref: (dialog: HTMLElement | null) => {
        if (dialog) openersOf.set(dialog, openers)
      },
      finalFocus: {
        get current() {
          const opener = openers.find(({ isConnected }) => isConnected)
          return opener ?? places.map(nearestTo).find((near) => near !== null) ?? null
        },
      },
    }),
    [openers, places],
  )
}
