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

/** Nothing there yet. */
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
