import { type ReactNode, useEffect, useRef } from 'react'
import { classes } from '#web/ui/layout.ts'
import * as styles from './header.css.ts'

interface DropDownProps {
  /** What is pressed. */
  summary: ReactNode
  /** The links that open. */
  children: ReactNode
  look?: keyof typeof styles.look
  side?: keyof typeof styles.side
  /** One of its links is the page that is shown. */
  current?: boolean
}

/**
 * A list of links that opens at a press. It is a `details`, so that it also works before any script has run;
 * scripts add what people expect of a menu: Escape and a press elsewhere close it.
 */
export function DropDown({ summary, children, look = 'link', side = 'start', current = false }: DropDownProps) {
  const details = useDisclosure()
  return (
    <details ref={details} name="site-menu" className={styles.drop}>
      <summary className={classes(styles.summary, styles.look[look], current && styles.current)}>{summary}</summary>
      <div className={classes(styles.dropDownPanel, styles.side[side])}>{children}</div>
    </details>
  )
}

/** Closes a `details` on Escape (focus goes back to what opened it) and on a press elsewhere. */
export function useDisclosure() {
  const ref = useRef<HTMLDetailsElement>(null)

  useEffect(() => {
    const close = (event: Event) => {
      const details = ref.current
      if (!details?.open) return
      const escape = event instanceof KeyboardEvent
      if (escape && event.key !== 'Escape') return
      if (!escape && event.target instanceof Node && details.contains(event.target)) return
      details.open = false
      if (escape) details.querySelector('summary')?.focus()
    }
    const events = ['pointerdown', 'focusin', 'keydown']
    for (const name of events) document.addEventListener(name, close)
    return () => {
      for (const name of events) document.removeEventListener(name, close)
    }
  }, [])

  return ref
}
