import { useEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/** How long a view may take until it shows what its address names, in milliseconds. */
const patience = 10_000

/** The key of the address that a document was opened at. */
const opened = 'default'

function scrollToTarget(element: HTMLElement) {
  element.scrollIntoView()
  element.tabIndex = -1
  element.focus({ preventScroll: true })
}

/**
 * Scrolls to what an address names behind `#`, as soon as the view that shows it has its data. Back navigation restores
 * the scroll position instead.
 */
export function Target() {
  const { key, hash } = useLocation()
  const isBack = useNavigationType() === 'POP' && key !== opened
  useEffect(() => {
    if (!hash || isBack) return
    const watch = new MutationObserver(look)
    const timer = setTimeout(end, patience)
    function end() {
      watch.disconnect()
      clearTimeout(timer)
    }
    function look() {
      const target = document.getElementById(hash.slice(1))
      if (!target) return
      end()
      scrollToTarget(target)
    }
    watch.observe(document.body, { childList: true, subtree: true })
    look()
    return end
  }, [key, hash, isBack])
  return null
}
