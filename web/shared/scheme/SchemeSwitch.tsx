import { Moon, Sun } from 'lucide-react'
import { memo, useSyncExternalStore } from 'react'
import { schemeCookie } from '#web/app/area.ts'
import { IconButton } from '#web/ui/Button/Button.tsx'
import { applyScheme } from '#web/ui/theme/scheme.ts'

const year = 365 * 24 * 3600
const systemIsDark = () => matchMedia('(prefers-color-scheme: dark)')

/** The scheme in use, whether it was chosen or is the system's. */
function isDark() {
  const { scheme } = document.documentElement.dataset
  return scheme === 'dark' || (scheme !== 'light' && systemIsDark().matches)
}

function subscribe(tell: () => void) {
  const observer = new MutationObserver(tell)
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-scheme'] })
  systemIsDark().addEventListener('change', tell)
  return () => {
    observer.disconnect()
    systemIsDark().removeEventListener('change', tell)
  }
}

/**
 * Changes between the light and the dark scheme and remembers it, in a cookie so that the server sends the right one.
 * It is memoised: reading the system's scheme makes the browser recalculate all styles.
 *
 * - **Use it for:** Portal and admin, once in the head. At first the scheme is that of the system.
 * - **Not for:** The public site: it has the light scheme alone.
 * - **Parts:** A sun or a moon: the scheme that a press leads to.
 * - **Accessibility:** Its name says what a press does: “Use dark mode”. For two frames nothing fades, so that
 *   no text is without contrast on the way.
 * - **Words:** Its words are fixed.
 */
export const SchemeSwitch = memo(function SchemeSwitch() {
  const dark = useSyncExternalStore(subscribe, isDark, () => false)
  function change() {
    const scheme = dark ? 'light' : 'dark'
    document.cookie = `${schemeCookie}=${scheme}; path=/; max-age=${year}; samesite=lax`
    applyScheme(scheme)
  }
  return (
    <IconButton
      icon={dark ? Sun : Moon}
      tone="secondary"
      label={dark ? 'Use light mode' : 'Use dark mode'}
      onClick={change}
    />
  )
})
