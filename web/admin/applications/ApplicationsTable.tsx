import { Inbox, TriangleAlert } from 'lucide-react'
import { applicationStatuses, applicationStatusLabels } from '#graphql/enrollment/enrollment.rules.ts'
import { formatMoment, shortDate } from '#web/admin/shared/format.ts'
import { actionsColumn } from '#web/admin/shared/recordActions.tsx'
import { Badge } from '#web/ui/Badge/Badge.tsx'
import { Card } from '#web/ui/Card/Card.tsx'
import { EmptyState } from '#web/ui/EmptyState/EmptyState.tsx'
import { Inline } from '#web/ui/Inline/Inline.tsx'
import type { Column } from '#web/ui/Table/column.ts'
import { DataTable } from '#web/ui/Table/DataTable.tsx'
import {
  formatExactAge,
  companionOf,
  type ListedApplication,
  programName,
  statusOf,
  statusTones,
} from './application.ts'
import { MoveMenu } from './MoveMenu.tsx'
import { type MoveTarget, movesFrom } from './moves.ts'

interface ApplicationsTableProps {
  applications: readonly ListedApplication[]
  onMove: (application: ListedApplication, to: MoveTarget) => void
  onOpen: (application: ListedApplication) => void
}

const columnsOf = ({ onMove }: ApplicationsTableProps): Column<ListedApplication>[] => [
  {
    id: 'child',
    head: 'Child',
    rowHeader: true,
    sortBy: ({ childName }) => childName,
    cell: ({ childName, allergies }) => (
      <Inline space={8}>
        {childName}
        {allergies && (
          <Badge tone="danger" icon={TriangleAlert}>
            Allergy noted
          </Badge>
        )}
      </Inline>
    ),
  },
  {
    id: 'status',
    head: 'Status',
    phone: 'end',
    sortBy: (application) => applicationStatuses.indexOf(statusOf(application)),
    cell: (application) => (
      <Badge tone={statusTones[statusOf(application)]}>{applicationStatusLabels[statusOf(application)]}</Badge>
    ),
  },
  {
    id: 'program',
    head: 'Program',
    sortBy: ({ program }) => programName(program),
    cell: ({ program }) => <Badge tone={companionOf(program)}>{programName(program)}</Badge>,
  },
  {
    id: 'age',
    head: 'Age',
    needs: 'desktop',
    align: 'end',
    phone: 'hide',
    sortBy: ({ childDob }) => -Number(childDob.replaceAll('-', '')),
    cell: ({ childDob }) => formatExactAge(childDob),
  },
  {
    id: 'parent',
    head: 'Parent',
    wrap: true,
    phone: 'hide',
    sortBy: ({ parentName }) => parentName,
    cell: ({ parentName }) => parentName,
  },
  {
    id: 'start',
    head: 'Start',
    phone: 'hide',
    sortBy: ({ startDate }) => startDate,
    cell: ({ startDate }) => shortDate(startDate),
  },
  {
    id: 'received',
    head: 'Received',
    needs: 'laptop',
    phone: 'hide',
    sortBy: ({ createdAt }) => createdAt,
    cell: ({ createdAt }) => formatMoment(createdAt),
  },
  {
    id: 'reference',
    head: 'Reference',
    needs: 'laptop',
    sortBy: ({ reference }) => reference,
    cell: ({ reference }) => reference,
  },
  actionsColumn(
    'end',
    (application) =>
      movesFrom(statusOf(application)).length > 0 && (
        <MoveMenu application={application} onMove={(to) => onMove(application, to)} />
      ),
  ),
]

/** The same applications as rows: for working through them. */
export function ApplicationsTable(props: ApplicationsTableProps) {
  return (
    <Card pad="none">
      <DataTable
        label="Applications"
        columns={columnsOf(props)}
        rows={props.applications}
        onOpen={props.onOpen}
        firstSorting={{ column: 'received', descending: true }}
        empty={<EmptyState icon={Inbox}>No applications found.</EmptyState>}
      />
    </Card>
  )
}
