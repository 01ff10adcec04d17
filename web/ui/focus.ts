const focusable = [
  'a[href]',
  'button:not(:disabled)',
  'input:not([type=hidden]):not(:disabled)',
  'select:not(:disabled)',
  'textarea:not(:disabled)',
  '[tabindex]:not([tabindex="-1"])',
].join()

/** An element and those around it, the innermost first, each with its place among its siblings. */
export type Place = readonly { element: Element; index: number }[]

/** Notes where an element is, for when it is gone. */
export function placeOf(element: Element): Place {
  const place = []
  for (let at = element; at !== document.body && at.parentElement; at = at.parentElement)
    place.push({ element: at, index: Array.from(at.parentElement.children).indexOf(at) })
  return place
}

/** What can be focused in the place of something that is gone: what follows it, what is before it, or what is around. */
export function nearestTo(place: Place): HTMLElement | null {
  const first = place.findIndex(({ element }) => element.isConnected)
  if (first === -1) return null
  for (let level = first; level < place.length; level++) {
    const siblings = Array.from(place[level]?.element.children ?? [])
    const index = place[level - 1]?.index ?? 0
    for (const sibling of [...siblings.slice(index), ...siblings.slice(0, index).reverse()]) {
      const found = [sibling, ...sibling.querySelectorAll(focusable)].find(
        (element) => element.matches(focusable) && element.checkVisibility(),
      )
      if (found instanceof HTMLElement) return found
    }
  }
  return null
}

/** Dialogs and menus give the focus back themselves within this time, in milliseconds. */
const patience = 100

/**
 * Where what had the focus is removed, as a row is that was deleted, the focus goes to what is nearest. Browsers leave
 * it on the body: somebody with a keyboard would begin again at the top of the page.
 * @returns a function that ends it
 */
export function watchFocus() {
  let place: Place = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const isLost = () => document.activeElement === document.body && place[0]?.element.isConnected === false
  const note = ({ target }: FocusEvent) => {
    place = target instanceof Element ? placeOf(target) : []
  }
  // a press beside everything takes the focus away on purpose
  const clear = () => {
    place = []
  }
  const observer = new MutationObserver(() => {
    if (!isLost()) return
    clearTimeout(timer)
    timer = setTimeout(() => isLost() && nearestTo(place)?.focus({ preventScroll: true }), patience)
  })
  document.addEventListener('focusin', note)
  document.addEventListener('pointerdown', clear, true)
  observer.observe(document.body, { childList: true, subtree: true })
  return () => {
    clearTimeout(timer)
    observer.disconnect()
    document.removeEventListener('focusin', note)
    document.removeEventListener('pointerdown', clear, true)
  }
}
