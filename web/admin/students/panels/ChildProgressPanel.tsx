import { Sprout } from 'lucide-react'
import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { AreaList } from '#web/shared/progress/AreaList.tsx'
import { inPercent } from '#web/shared/progress/format.tsx'
import { QueryState } from '#web/shared/query/QueryState.tsx'
import { Panel } from '#web/ui/Card/Card.tsx'
import { EmptyState } from '#web/ui/EmptyState/EmptyState.tsx'
import { TextLink } from '#web/ui/TextLink/TextLink.tsx'
import { ChildProgressPanelDocument } from '../../learningProgress/progress.generated.ts'
import { childLearningPath } from '../../learningProgress/childLearningPath.ts'

/** Where a child stands, on the child's page. */
export function ChildProgressPanel({ childId }: { childId: number }) {
  const query = useScreenQuery(ChildProgressPanelDocument, { id: childId })
  const { data } = query
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
      {!progress && (
        <QueryState
          query={query}
          label="Loading learning progress"
          failed="The learning progress could not be loaded."
          count={2}
        />
      )}
    </Panel>
  )
}
