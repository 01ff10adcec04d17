import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { classes, type Space, spaceToken } from '../layout.ts'
import { gap } from '../Stack/Stack.css.ts'
import { useChosenInView } from '../useChosenInView.ts'
import * as styles from './Tabs.css.ts'

export interface TabEntry {
  id: string
  label: ReactNode
  /** A number behind the label: what waits there. */
  count?: number
  /** Rendered only while chosen; a function is called only then. */
  content: ReactNode | (() => ReactNode)
}

export interface TabsProps {
  /** Names the row of tabs. */
  label: string
  tabs: readonly TabEntry[]
  chosen: string
  onChoose: (id: string) => void
  look?: keyof typeof styles.look
  /** Space between the tabs and what they show. */
  space?: Exclude<Space, 0>
}

const steps: Partial<Record<string, (at: number, count: number) => number>> = {
  ArrowLeft: (at, count) => (at + count - 1) % count,
  ArrowRight: (at, count) => (at + 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

const focusable = 'a[href], button, input, select, textarea, summary, [tabindex]'

/** A panel of words alone can be reached by the keyboard, too, to be scrolled. */
function TabPanel({ id, labelledBy, children }: { id: string; labelledBy: string; children: ReactNode }) {
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (panel.current) panel.current.tabIndex = panel.current.querySelector(focusable) ? -1 : 0
  })
  return (
    <div ref={panel} role="tabpanel" id={id} aria-labelledby={labelledBy} className={styles.panel}>
      {children}
    </div>
  )
}

/**
 * Views of one thing, one at a time. Arrow keys move between tabs; the parent stores which one is chosen, in the
 * address for instance. Made by hand: the sign-in page has tabs, and Ariakit's would be a sixth of what it weighs.
 *
 * - **Use it for:** Parts of one subject that nobody reads together: records, payments, reports. `pill` for two or
 *   three in the portal and at sign-in, `underline` in the admin area.
 * - **Not for:** Filtering a list: `Chips`. Going to other pages: the menu. Steps in an order: one after
 *   the other, on a page.
 * - **Parts:** A row of tabs and the panel of the chosen one. `count` says what waits behind a tab. The screen keeps
 *   which one is chosen, in the address where it is a page.
 * - **Accessibility:** Tab reaches the chosen tab once; left and right arrow, Home and End move and choose. Another
 *   Tab goes into the panel. Roles `tablist`, `tab` and `tabpanel`; the panel is named by its tab. A panel of words
 *   alone can be scrolled by keyboard.
 * - **Words:** Nouns, one or two words, no verbs.
 */
export function Tabs({ label, tabs, chosen, onChoose, look = 'underline', space = 16 }: TabsProps) {
  const row = useChosenInView(chosen)
  const base = useId()
  const tabId = (id: string) => `${base}${id}`
  const panelId = `${base}panel`
  const shown = tabs.find(({ id }) => id === chosen)

  function move(event: KeyboardEvent) {
    const at = tabs.findIndex(({ id }) => id === chosen)
    const next = steps[event.key]?.(at, tabs.length)
    const entry = next === undefined ? undefined : tabs[next]
    if (!entry || next === undefined) return
    event.preventDefault()
    row.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
    onChoose(entry.id)
  }

  return (
    <div className={classes(styles.tabs, gap[spaceToken(space)])}>
      <div ref={row} role="tablist" aria-label={label} className={styles.list[look]} onKeyDown={move}>
        {tabs.map(({ id, label: words, count }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={tabId(id)}
            aria-selected={id === chosen}
            aria-controls={id === chosen ? panelId : undefined}
            tabIndex={id === chosen ? 0 : -1}
            className={styles.look[look]}
            onClick={() => id !== chosen && onChoose(id)}
          >
            {words}
            {count !== undefined && <span className={styles.count}>{count}</span>}
          </button>
        ))}
      </div>
      {shown && (
        <TabPanel key={shown.id} id={panelId} labelledBy={tabId(shown.id)}>
          {typeof shown.content === 'function' ? shown.content() : shown.content}
        </TabPanel>
      )}
    </div>
  )
}
