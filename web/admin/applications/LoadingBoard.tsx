import { applicationStatusLabels, boardStatuses } from '#graphql/enrollment/enrollment.rules.ts'
import { Skeleton } from '#web/ui/Skeleton/Skeleton.tsx'
import { VisuallyHidden } from '#web/ui/VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './Board.css.ts'

/** The board's columns while their cards are on the way. */
export function LoadingBoard() {
  return (
    <div role="status">
      <VisuallyHidden>Loading applications</VisuallyHidden>
      <div className={styles.board} aria-hidden>
        {boardStatuses.map((status, index) => (
          <div key={status} className={styles.column}>
            <p className={styles.head}>
              <i className={styles.dot[status]} />
              {applicationStatusLabels[status]}
            </p>
            {index < 4 && (
              <div className={styles.card}>
                <Skeleton width="60%" />
                <Skeleton width="80%" />
                <Skeleton />
              </div>
            )}
          </div>
        ))}
      </div>
    </div>
  )
}
