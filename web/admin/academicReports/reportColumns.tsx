import { Check, FileText, Pencil, Send, Trash2 } from 'lucide-react'
import { PersonName } from '#web/admin/shared/PersonName.tsx'
import { shortDate } from '#web/admin/shared/format.ts'
import { ActionsMenu, actionsColumn } from '#web/admin/shared/recordActions.tsx'
import { Badge } from '#web/ui/Badge/Badge.tsx'
import { Button } from '#web/ui/Button/Button.tsx'
import { MenuItem, MenuSeparator } from '#web/ui/Menu/Menu.tsx'
import type { Column } from '#web/ui/Table/column.ts'
import { seenBy } from '../reportCards/cards.ts'
import { childOf, type Report, reportPdfPath, typeLabel } from './reports.ts'
import type { ReportActions } from './useReportDialogs.tsx'

const statuses = {
  draft: { label: 'Draft', tone: 'neutral', icon: Pencil },
  completed: { label: 'Completed', tone: 'info', icon: Check },
  sent: { label: 'Sent', tone: 'good', icon: Send },
} as const

function StatusBadge({ status }: { status: string }) {
  const { label, tone, icon } = statuses[status as keyof typeof statuses] ?? statuses.completed
  return (
    <Badge tone={tone} icon={icon}>
      {label}
    </Badge>
  )
}

function Actions({ report, actions }: { report: Report; actions: ReportActions }) {
  return (
    <ActionsMenu of={`${report.title} on ${childOf(report)}`}>
      <MenuItem icon={FileText} href={reportPdfPath(report.id)}>
        Open PDF
      </MenuItem>
      <MenuItem icon={Pencil} onSelect={() => actions.onEdit(report)}>
        Edit
      </MenuItem>
      {report.sentAt && (
        <MenuItem icon={Send} onSelect={() => actions.onSend(report)}>
          Send again
        </MenuItem>
      )}
      <MenuSeparator />
      <MenuItem icon={Trash2} danger onSelect={() => actions.onDelete(report)}>
        Delete
      </MenuItem>
    </ActionsMenu>
  )
}

/** The columns of the reports, and what can be done with each. */
export const reportColumns = (actions: ReportActions): Column<Report>[] => [
  { id: 'title', head: 'Title', rowHeader: true, wrap: true, sortBy: ({ title }) => title, cell: ({ title }) => title },
  {
    id: 'student',
    head: 'Student',
    wrap: true,
    sortBy: childOf,
    cell: (report) => <PersonName name={childOf(report)} />,
  },
  {
    id: 'type',
    head: 'Type',
    needs: 'laptop',
    sortBy: ({ type }) => typeLabel(type),
    cell: ({ type }) => typeLabel(type),
  },
  {
    id: 'date',
    head: 'Date',
    phoneHead: true,
    sortBy: ({ writtenOn }) => writtenOn,
    cell: ({ writtenOn }) => shortDate(writtenOn),
  },
  {
    id: 'status',
    head: 'Status',
    needs: 'laptop',
    phone: 'end',
    sortBy: ({ status }) => status,
    cell: ({ status }) => <StatusBadge status={status} />,
  },
  {
    id: 'parents',
    head: 'Parents',
    phone: 'wide',
    sortBy: ({ openings }) => openings[0]?.openedAt ?? null,
    cell: (report) =>
      report.sentAt ? (
        (seenBy(report.openings) ?? 'Not opened yet')
      ) : (
        <Button
          size="small"
          icon={Send}
          aria-label={`Send to Parents: ${report.title}, ${childOf(report)}`}
          onClick={() => actions.onSend(report)}
        >
          Send to Parents
        </Button>
      ),
  },
  actionsColumn('end', (report) => <Actions report={report} actions={actions} />),
]
