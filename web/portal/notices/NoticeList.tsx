import { Megaphone, TriangleAlert } from 'lucide-react'
import { formatDayShort, todayInJohannesburg } from '#graphql/values/dates.ts'
import { Badge } from '#web/ui/Badge/Badge.tsx'
import { Blob } from '#web/ui/Blob/Blob.tsx'
import { Card } from '#web/ui/Card/Card.tsx'
import { EmptyState } from '#web/ui/EmptyState/EmptyState.tsx'
import { Heading } from '#web/ui/Heading/Heading.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import * as styles from './NoticeList.css.ts'
import type { ParentNoticesQuery } from './ParentNotices.generated.ts'

export type NoticeItem = ParentNoticesQuery['myNotices']['edges'][number]['node']

interface NoticeListProps {
  notices: readonly NoticeItem[]
  /** Level of the titles in the page's outline. */
  level: 2 | 3
}

/** Notices, newest first. */
export function NoticeList({ notices, level }: NoticeListProps) {
  return (
    <ul className={styles.list}>
      {notices.map(({ id, title, message, isUrgent, createdAt }) => (
        <Card as="li" pad="small" key={id}>
          <article className={styles.notice}>
            <Blob icon={isUrgent ? TriangleAlert : Megaphone} tone={isUrgent ? 'coral' : 'marigold'} />
            <div className={styles.title}>
              <Heading level={level} look="h3">
                {title}
              </Heading>
              {isUrgent && (
                <Badge tone="danger" icon={TriangleAlert}>
                  Urgent
                </Badge>
              )}
            </div>
            <div className={styles.day}>
              <Text as="time" size="small" tone="muted" figures dateTime={createdAt}>
                {formatDayShort(todayInJohannesburg(new Date(createdAt)))}
              </Text>
            </div>
            <div className={styles.message}>
              <Text tone="muted" asTyped>
                {message}
              </Text>
            </div>
          </article>
        </Card>
      ))}
    </ul>
  )
}

export function NoNotices() {
  return (
    <Card pad="none">
      <EmptyState picture={<img src="/art/empty-notices.svg" alt="" width={160} height={120} loading="lazy" />}>
        No notices at the moment. Notices from the centre will appear here.
      </EmptyState>
    </Card>
  )
}
