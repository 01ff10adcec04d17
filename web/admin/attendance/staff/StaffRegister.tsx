import { CalendarOff, Check, Clock, Trash2, UsersRound, X } from 'lucide-react'
import { useState } from 'react'
import { staffStatusLabels } from '#graphql/attendance/attendance.rules.ts'
import { Avatar } from '#web/ui/Avatar/Avatar.tsx'
import { Badge } from '#web/ui/Badge/Badge.tsx'
import { Button, IconButton } from '#web/ui/Button/Button.tsx'
import { Card, StatCard } from '#web/ui/Card/Card.tsx'
import { EmptyState } from '#web/ui/EmptyState/EmptyState.tsx'
import { Grid } from '#web/ui/Grid/Grid.tsx'
import { Inline } from '#web/ui/Inline/Inline.tsx'
import type { Column } from '#web/ui/Table/column.ts'
import { DataTable } from '#web/ui/Table/DataTable.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import * as paper from '../../export/paper.css.ts'
import { useClosedQuestion } from '../parts/useClosedQuestion.tsx'
import { DeleteStaffRecord } from './DeleteStaffRecord.tsx'
import { StaffAttendanceDialog } from './StaffAttendanceDialog.tsx'
import {
  countsOf,
  hoursInWords,
  nameOf,
  roleLabels,
  type StaffEntry,
  type StaffRow,
  statusOf,
  tones,
} from './staffDay.ts'

export interface StaffRegisterProps {
  date: string
  /** Why the centre is closed that day, in words; null when it is open. */
  closed: string | null
  rows: readonly StaffRow[]
}

/** The staff on a day: four counts, then a line each with Mark Attendance. */
export function StaffRegister({ date, closed, rows }: StaffRegisterProps) {
  const [marking, setMarking] = useState<StaffRow | null>(null)
  const [deleting, setDeleting] = useState<{ staff: StaffRow; entry: StaffEntry } | null>(null)
  const counts = countsOf(rows)
  const { ask, question } = useClosedQuestion({ date, closed, held: counts.open < rows.length })

  const columns: Column<StaffRow>[] = [
    {
      id: 'name',
      head: 'Name',
      rowHeader: true,
      sortBy: (row) => `${row.lastName} ${row.firstName}`,
      cell: (row) => (
        <Inline space={8} wrap={false}>
          <Avatar name={nameOf(row)} size={28} />
          {nameOf(row)}
        </Inline>
      ),
    },
    {
      id: 'role',
      head: 'Role',
      phone: 'hide',
      sortBy: (row) => row.role,
      cell: (row) => roleLabels[row.role] ?? row.role,
    },
    {
      id: 'classes',
      head: 'Classes',
      phone: 'hide',
      sortBy: (row) => row.classes.join(', '),
      cell: (row) =>
        row.classes.join(', ') || (
          <Text as="span" tone="muted">
            –
          </Text>
        ),
    },
    {
      id: 'status',
      head: 'Status',
      phone: 'end',
      sortBy: (row) => row.attendance?.status ?? '',
      cell: ({ attendance }) =>
        attendance ? (
          <Badge tone={tones[statusOf(attendance)]}>{staffStatusLabels[statusOf(attendance)]}</Badge>
        ) : (
          <Text as="span" tone="muted">
            Not marked
          </Text>
        ),
    },
    { id: 'timeIn', head: 'Time in', phoneHead: true, cell: (row) => row.attendance?.timeIn ?? '–' },
    { id: 'timeOut', head: 'Time out', phone: 'end', phoneHead: true, cell: (row) => row.attendance?.timeOut ?? '–' },
    {
      id: 'hours',
      head: 'Hours',
      align: 'end',
      phone: 'hide',
      sortBy: (row) => row.attendance?.hoursWorked ?? null,
      cell: (row) => hoursInWords(row.attendance?.hoursWorked ?? null),
    },
    { id: 'notes', head: 'Notes', wrap: true, phone: 'wide', cell: (row) => row.attendance?.notes },
    {
      id: 'actions',
      head: 'Actions',
      hideHead: true,
      align: 'end',
      phone: 'wide',
      cell: (row) => (
        <Inline space={4} wrap={false} justify="end">
          <Button
            size="small"
            onClick={() => ask(() => setMarking(row))}
            aria-label={`Mark Attendance of ${nameOf(row)}`}
          >
            {row.attendance ? 'Edit' : 'Mark Attendance'}
          </Button>
          {row.attendance && (
            <IconButton
              icon={Trash2}
              label={`Delete record of ${nameOf(row)}`}
              onClick={() => row.attendance && setDeleting({ staff: row, entry: row.attendance })}
            />
          )}
        </Inline>
      ),
    },
  ]
  return (
    <div className={paper.screen}>
      <Grid columnsOf={150}>
        <StatCard label="Present" value={counts.present} icon={Check} tone="leaf" />
        <StatCard label="Absent" value={counts.absent} icon={X} tone="coral" />
        <StatCard label="Late" value={counts.late} icon={Clock} tone="marigold" />
        <StatCard label="On Leave" value={counts.onLeave} icon={CalendarOff} tone="sky" />
      </Grid>
      <Card pad="none">
        <DataTable
          label="Staff attendance"
          columns={columns}
          rows={rows}
          rowKey={({ staffId }) => String(staffId)}
          empty={
            <EmptyState icon={UsersRound} title="No staff yet">
              Teachers and administrators stand here as soon as they have an account.
            </EmptyState>
          }
        />
      </Card>
      {question}
      {marking && <StaffAttendanceDialog staff={marking} date={date} onClose={() => setMarking(null)} />}
      {deleting && <DeleteStaffRecord {...deleting} onClose={() => setDeleting(null)} />}
    </div>
  )
}
