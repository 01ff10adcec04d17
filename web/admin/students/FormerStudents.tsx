import { UsersRound } from 'lucide-react'
import { usePages } from '#web/app/usePages.ts'
import { MoreRows } from '#web/shared/list/MoreRows.tsx'
import { QueryState } from '#web/shared/query/QueryState.tsx'
import { Card } from '#web/ui/Card/Card.tsx'
import { EmptyState } from '#web/ui/EmptyState/EmptyState.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { count, fullName, momentInWords } from '../shared/format.ts'
import { RestoreDialog } from '../shared/RestoreDialog.tsx'
import { StudentCards, type StudentListProps } from './StudentCards.tsx'
import { FormerStudentsDocument, type FormerStudentsQuery, RemovedChildrenDocument } from './students.generated.ts'
import { StudentsTable } from './StudentsTable.tsx'
import { useRestoreChild } from './useChildDialogs.tsx'

export const formerStudents = (data: FormerStudentsQuery) => data.allChildren

interface FormerStudentsProps extends Omit<StudentListProps, 'students' | 'isPage'> {
  search: string
  view: 'cards' | 'table'
}

/** Those who have left, of whom there are more with each year: a page at a time, and searched on the server. */
export function FormerStudents({ search: words, view, ...list }: FormerStudentsProps) {
  const search = words || null
  const query = usePages(FormerStudentsDocument, { search, first: 48 }, formerStudents)
  const { data, rows, next } = query
  if (!data)
    return <QueryState query={query} label="Loading students" failed="The students could not be loaded." count={4} />
  return (
    <>
      <div role="status">
        <Text size="small" tone="muted">
          {count(data.allChildren.totalCount, 'student')}
          {search !== null && ' found'}
        </Text>
      </div>
      {view === 'table' && <StudentsTable {...list} students={rows} isPage={next.hasMore} />}
      {view === 'cards' && rows.length > 0 && <StudentCards {...list} students={rows} isPage />}
      {view === 'cards' && rows.length === 0 && (
        <Card>
          <EmptyState icon={UsersRound}>
            {search === null ? 'No student has left yet.' : 'No student fits what you are looking for.'}
          </EmptyState>
        </Card>
      )}
      <MoreRows next={next} label="Show more students" />
    </>
  )
}

/** The students that were deleted: each can come back. */
export function RemovedDialog({ onClose }: { onClose: () => void }) {
  const { data, rows, error, refetch, next } = usePages(
    RemovedChildrenDocument,
    { first: 50 },
    ({ removedChildren }) => removedChildren,
  )
  const restore = useRestoreChild()
  return (
    <RestoreDialog
      title="Deleted students"
      description="Records are kept. A restored student returns to the old class where it has a place."
      rows={data && rows}
      more={<MoreRows next={next} label="Show earlier ones" />}
      error={error}
      onRetry={refetch}
      loading="Loading deleted students"
      failed="The deleted students could not be loaded."
      icon={UsersRound}
      none="No student has been deleted."
      columns={[
        { id: 'name', head: 'Student', rowHeader: true, cell: fullName },
        { id: 'removed', head: 'Deleted', cell: ({ removedAt }) => removedAt && momentInWords(removedAt) },
      ]}
      actionOf={(child) => `Restore ${fullName(child)}`}
      onRestore={(child) => void restore(child)}
      onClose={onClose}
    />
  )
}
