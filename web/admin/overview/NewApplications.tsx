import { ArrowRight, Inbox } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '#web/app/paths.ts'
import { Avatar } from '#web/ui/Avatar/Avatar.tsx'
import { Panel } from '#web/ui/Card/Card.tsx'
import { EmptyState } from '#web/ui/EmptyState/EmptyState.tsx'
import { ButtonLink } from '#web/ui/Button/Button.tsx'
import { momentInWords } from '../words.ts'
import type { OverviewQuery } from './Overview.generated.ts'
import * as styles from './Overview.css.ts'

/** As many as the card beside them is high. */
const most = 3

/** The newest applications that nobody has taken up. */
export function NewApplications({ items }: { items: OverviewQuery['attention'] }) {
  return (
    <Panel title="New applications" padded={false}>
      {items.length === 0 ? (
        <EmptyState
          icon={Inbox}
          action={
            <ButtonLink to={paths.adminSection('applications')} size="small">
              View All Applications
            </ButtonLink>
          }
        >
          Applications that nobody has taken up yet stand here.
        </EmptyState>
      ) : (
        <>
          <ul>
            {items.slice(0, most).map(({ targetId, subject, from, at }) => (
              <li key={targetId}>
                <Link to={`${paths.adminSection('applications')}&application=${targetId}`} className={styles.waiting}>
                  <Avatar name={subject} size={36} />
                  <span className={styles.waitingWords}>
                    <span className={styles.waitingTitle}>{subject}</span>
                    <span className={styles.muted}>from {from}</span>
                  </span>
                  <span className={styles.muted}>{momentInWords(at)}</span>
                </Link>
              </li>
            ))}
          </ul>
          <ButtonLink to={paths.adminSection('applications')} tone="quiet" size="small" icon={ArrowRight} iconAt="end">
            View All Applications
          </ButtonLink>
        </>
      )}
    </Panel>
  )
}
