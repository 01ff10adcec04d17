import { Tab, TabList, TabPanel, useTabStore } from '@ariakit/react'
import type { ReactNode } from 'react'
import { type Space, spaceToken } from '../layout.ts'
import { gap } from '../Stack/Stack.css.ts'
import { classes } from '../layout.ts'
import * as styles from './Tabs.css.ts'

export interface TabEntry {
  id: string
  label: ReactNode
  /** A number behind the label: what waits there. */
  count?: number
  /** Drawn only while chosen; a function is called only then. */
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

/** Views of one thing, one at a time. Arrow keys move between tabs; the parent keeps which one is chosen, in the address for instance. */
export function Tabs({ label, tabs, chosen, onChoose, look = 'underline', space = 16 }: TabsProps) {
  const store = useTabStore({ selectedId: chosen, setSelectedId: (id) => id && onChoose(id) })
  return (
    <div className={classes(styles.tabs, gap[spaceToken(space)])}>
      <TabList store={store} aria-label={label} className={styles.list[look]}>
        {tabs.map(({ id, label: words, count }) => (
          <Tab key={id} id={id} className={styles.look[look]}>
            {words}
            {count !== undefined && <span className={styles.count}>{count}</span>}
          </Tab>
        ))}
      </TabList>
      {tabs.map(({ id, content }) => (
        <TabPanel key={id} store={store} tabId={id} unmountOnHide className={styles.panel}>
          {id === chosen && (typeof content === 'function' ? content() : content)}
        </TabPanel>
      ))}
    </div>
  )
}
