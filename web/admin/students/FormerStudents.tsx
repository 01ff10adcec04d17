import { UsersRound } from 'lucide-react'
import { RestoreDialog } from '#web/admin/shared/RestoreDialog.tsx'
import { formatRand } from '#graphql/values/money.ts'
import { childName, count, fullName, formatMoment, nameKey, shortDate } from '#web/admin/shared/format.ts'
import { actionsColumn } from '#web/admin/shared/recordActions.tsx'
import { usePages } from '#web/app/usePages.ts'
import { QueryList } from '#web/shared/list/QueryList.tsx'
import { Badge } from '#web/ui/Badge/Badge.tsx'
import { Card } from '#web/ui/Card/Card.tsx'
import { EmptyState } from '#web/ui/EmptyState/EmptyState.tsx'
import type { Column } from '#web/ui/Table/column.ts'
import { DataTable } from '#web/ui/Table/DataTable.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { TextLink } from '#web/ui/TextLink/TextLink.tsx'
import { type StudentClass, useStudentPath } from './student.ts'
import type { StudentListProps } from './StudentCards.tsx'
import { type StudentActions, StudentMenu } from './StudentMenu.tsx'
import { FormerStudentsDocument, type FormerStudentsQuery, RemovedChildrenDocument } from './students.generated.ts'
import { useRestoreChild } from './useChildDialogs.tsx'

export const formerStudents = (data: FormerStudentsQuery) => data.allChildren

type Leaver = FormerStudentsQuery['allChildren']['edges'][number]['node']

/** When and why they left, and what is still open. */
const leaverColumns = (
  classes: readonly StudentClass[],
  actions: StudentActions,
  pathOf: (id: number) => string,
): Column<Leaver>[] => [
  {
    id: 'name',
    head: 'Student',
    rowHeader: true,
    phone: 'start',
    sortBy: nameKey,
    cell: (child) => <TextLink to={pathOf(child.id)}>{childName(child)}</TextLink>,
  },
  {
    id: 'lastDay',
    head: 'Last day',
    sortBy: ({ lastDay }) => lastDay,
    cell: ({ lastDay }) => lastDay && shortDate(lastDay),
  },
  {
    id: 'class',
    head: 'Class',
    phone: 'hide',
    cell: ({ classId }) => classes.find(({ id }) => id === classId)?.name ?? 'None',
  },
  { id: 'reason', head: 'Reason', wrap: true, phone: 'wide', cell: ({ leavingReason }) => leavingReason },
  {
    id: 'balance',
    head: 'Balance',
    align: 'end',
    sortBy: ({ billing }) => billing.balanceCents,
    cell: ({ billing: { balanceCents: cents } }) =>
      cents > 0 ? (
        <Badge tone="warning">{formatRand(cents)} outstanding</Badge>
      ) : cents < 0 ? (
        `${formatRand(-cents)} credit`
      ) : (
        'Settled'
      ),
  },
  actionsColumn('end', (student) => <StudentMenu student={student} actions={actions} />),
]

interface FormerStudentsProps extends Omit<StudentListProps, 'students' | 'programs'> {
  search: string
}

/** Those who have left, of whom there are more with each year: a page at a time, and searched on the server. */
export function FormerStudents({ search: words, ...list }: FormerStudentsProps) {
  const search = words || null
  const query = usePages(FormerStudentsDocument, { search, first: 48 }, formerStudents)
  const { next } = query
  const studentPath = useStudentPath()
  return (
    <QueryList list={query} what="students" count={4} more="Show more students">
      {(rows, data) => (
        <>
          <div role="status">
            <Text size="small" tone="muted">
              {count(data.allChildren.totalCount, 'student')}
              {search !== null && ' found'}
            </Text>
          </div>
          <Card pad="none">
            <DataTable
              label="Former students"
              columns={leaverColumns(list.classes, list.actions, studentPath)}
              rows={rows}
              sortable={!next.hasMore}
              empty={
                <EmptyState icon={UsersRound}>
                  {search === null ? 'No former students yet.' : 'No students found.'}
                </EmptyState>
              }
            />
          </Card>
        </>
      )}
    </QueryList>
  )
}

/** The students that were deleted: each can come back, unless it was erased. */
export function RemovedDialog({ onClose }: { onClose: () => void }) {
  const list = usePages(RemovedChildrenDocument, { first: 50 }, ({ removedChildren }) => removedChildren)
  const restore = useRestoreChild()
  return (
    <RestoreDialog
      title="Deleted students"
      description="Records are kept. A restored student returns to their class if it has a place."
      list={list}
      icon={UsersRound}
      none="No deleted students."
      columns={[
        { id: 'name', head: 'Student', rowHeader: true, cell: fullName },
        { id: 'removed', head: 'Deleted', cell: ({ removedAt }) => removedAt && formatMoment(removedAt) },
      ]}
      actionOf={(child) => `Restore ${fullName(child)}`}
      onRestore={(child) => void restore(child)}
      onClose={onClose}
    />
  )
}
