import { ArrowRight, Inbox } from 'lucide-react'
import { paths } from '#web/app/paths.ts'
import { Avatar } from '#web/ui/Avatar/Avatar.tsx'
import { Panel } from '#web/ui/Card/Card.tsx'
import { EmptyState } from '#web/ui/EmptyState/EmptyState.tsx'
import { ButtonLink } from '#web/ui/Button/Button.tsx'
import { Link } from '#web/ui/Link/Link.tsx'
import { momentInWords } from '../shared/format.ts'
import type { OverviewQuery } from './overview.generated.ts'
import * as styles from './Overview.css.ts'

/** The newest applications that nobody has taken up. */
export function NewApplications({ items }: { items: OverviewQuery['newApplications'] }) {
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
            {items.map(({ id, childName, parentName, createdAt }) => (
              <li key={id}>
                <Link to={`${paths.adminSection('applications')}&application=${id}`} className={styles.waiting}>
                  <Avatar name={childName} size={36} />
                  <span className={styles.waitingWords}>
                    <span className={styles.waitingTitle}>{childName}</span>
                    <span className={styles.muted}>from {parentName}</span>
                  </span>
                  <span className={styles.muted}>{momentInWords(createdAt)}</span>
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
