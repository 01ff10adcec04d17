import { Card } from '#web/ui/Card/Card.tsx'
import { EmptyState } from '#web/ui/EmptyState/EmptyState.tsx'

export function NoNotices() {
  return (
    <Card pad="none">
      <EmptyState picture={<img src="/art/empty-notices.svg" alt="" width={160} height={120} loading="lazy" />}>
        No notices at the moment. What the centre writes to families will appear here.
      </EmptyState>
    </Card>
  )
}
