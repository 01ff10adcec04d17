import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import * as styles from './EmptyState.css.ts'

export interface EmptyStateProps {
  icon?: LucideIcon
  /** A picture instead of the icon. */
  picture?: ReactNode
  title?: ReactNode
  /** One sentence that says what will be here. */
  children: ReactNode
  /** One button for the first action. */
  action?: ReactNode
}

/**
 * Nothing there yet.
 *
 * - **Use it for:** In the place of a list, a table or a panel without entries.
 * - **Not for:** Something failed: `ErrorState`. A whole page: `StatusPage`.
 * - **Parts:** An icon, or one of our pictures where the whole page is empty; one sentence; one button for the first
 *   action, where the reader may do it.
 * - **Accessibility:** Plain text. Pictures have an empty `alt`: the sentence says it.
 * - **Words:** Say what will be here, not that nothing is: “Messages from parents will be here.” After a search say
 *   what else to try.
 */
export function EmptyState({ icon: Icon, picture, title, children, action }: EmptyStateProps) {
  return (
    <div className={styles.box}>
      {picture ?? (Icon && <Icon aria-hidden size={26} />)}
      <div className={styles.words}>
        {title && <p className={styles.title}>{title}</p>}
        <p>{children}</p>
      </div>
      {action}
    </div>
  )
}
