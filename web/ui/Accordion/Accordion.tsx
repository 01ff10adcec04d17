import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import * as styles from './Accordion.css.ts'

export interface AccordionEntry {
  id: string
  title: ReactNode
  content: ReactNode
}

/**
 * Questions with answers, one open at a time; pressing the open one closes it. The browser's own `details` with a shared
 * name does all of it: it works before any script runs, and "find in page" opens the right answer.
 */
export function Accordion({ entries, open }: { entries: readonly AccordionEntry[]; open?: string }) {
  const name = useId()
  return (
    <div className={styles.list}>
      {entries.map(({ id, title, content }) => (
        <details key={id} id={id} name={name} open={id === open} className={styles.entry}>
          <summary className={styles.summary}>
            {title}
            <ChevronDown aria-hidden size={20} className={styles.icon} />
          </summary>
          <div className={styles.answer}>{content}</div>
        </details>
      ))}
    </div>
  )
}
