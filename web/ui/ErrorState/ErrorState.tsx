import { CircleAlert, RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../Button/Button.tsx'
import * as styles from '../EmptyState/EmptyState.css.ts'

export interface ErrorStateProps {
  /** What could not be done: "The messages could not be loaded." */
  title: ReactNode
  /** What to do next. */
  children?: ReactNode
  onRetry?: () => void
  retrying?: boolean
}

/**
 * Loading failed. Says so at once to a screen reader, and offers another try.
 *
 * - **Use it for:** In the place of a list or a part of a page. Screens take it through `QueryState`.
 * - **Not for:** Something could not be saved: the form says it. The code of a part could not be fetched:
 *   `NotLoaded`.
 * - **Parts:** An icon, what could not be done, what to do, and a button for another try where that may help.
 * - **Accessibility:** An alert: it is read at once. The button keeps the focus while it tries.
 * - **Words:** The title names what failed in the passive and with a full stop: “The messages could not be loaded.”
 *   No code, no apology.
 */
export function ErrorState({
  title,
  children = 'Check your connection and try again.',
  onRetry,
  retrying,
}: ErrorStateProps) {
  return (
    <div role="alert" className={styles.box}>
      <CircleAlert aria-hidden size={26} className={styles.danger} />
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        <p>{children}</p>
      </div>
      {onRetry && (
        <Button size="small" icon={RotateCw} onClick={onRetry} pending={retrying} pendingLabel="Trying...">
          Try again
        </Button>
      )}
    </div>
  )
}
