import { Sprout } from 'lucide-react'
import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { AreaList } from '#web/shared/progress/AreaList.tsx'
import { inPercent } from '#web/shared/progress/words.tsx'
import { Panel } from '#web/ui/Card/Card.tsx'
import { EmptyState } from '#web/ui/EmptyState/EmptyState.tsx'
import { ErrorState } from '#web/ui/ErrorState/ErrorState.tsx'
import { SkeletonList } from '#web/ui/Skeleton/Skeleton.tsx'
import { TextLink } from '#web/ui/TextLink/TextLink.tsx'
import { ChildProgressPanelDocument } from './ChildProgressPanel.generated.ts'
import { childLearningPath } from './childLearningPath.ts'

/** Where a child stands, on the child's page. */
export function ChildProgressPanel({ childId }: { childId: number }) {
  const { data, error, loading, refetch } = useScreenQuery(ChildProgressPanelDocument, { id: childId })
  const progress = data?.child.progress
  const overall = progress?.overall ?? null
  return (
    <Panel
      title={overall === null ? 'Learning progress' : `Learning progress, ${inPercent(overall)}`}
      aside={<TextLink to={childLearningPath(childId)}>Open</TextLink>}
    >
      {progress &&
        (progress.areas.length === 0 ? (
          <EmptyState icon={Sprout}>Not assessed yet.</EmptyState>
        ) : (
          <AreaList areas={progress.areas} />
        ))}
      {!progress && error && (
        <ErrorState
          title="The learning progress could not be loaded."
          retrying={loading}
          onRetry={() => void refetch()}
        />
      )}
      {!progress && !error && <SkeletonList label="Loading learning progress" count={2} />}
    </Panel>
  )
}
