import { useMutation } from '@apollo/client/react'
import { CheckCheck, Trash2, UsersRound } from 'lucide-react'
import { useState } from 'react'
import { staffStatusLabels } from '#graphql/attendance/attendance.rules.ts'
import { PersonName } from '#web/admin/shared/PersonName.tsx'
import { attempt } from '#web/admin/shared/attempt.ts'
import * as paper from '#web/admin/shared/export/paper.css.ts'
import { count } from '#web/admin/shared/format.ts'
import { refetchAtEnd } from '#web/app/freshness.ts'
import { actionsColumn } from '#web/admin/shared/recordActions.tsx'
import { DeleteQuestion } from '#web/shared/form/DeleteQuestion.tsx'
import { Badge } from '#web/ui/Badge/Badge.tsx'
import { Button, IconButton } from '#web/ui/Button/Button.tsx'
import { Panel } from '#web/ui/Card/Card.tsx'
import { EmptyState } from '#web/ui/EmptyState/EmptyState.tsx'
import type { Column } from '#web/ui/Table/column.ts'
import { DataTable } from '#web/ui/Table/DataTable.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { toast } from '#web/ui/Toast/toast.ts'
import { DeleteStaffAttendanceDocument, RecordStaffAttendanceDocument } from '../attendance.generated.ts'
import {
  countsOf,
  formatHours,
  nameOf,
  roleLabels,
  type StaffEntry,
  formatStaffEntry,
  type StaffRow,
  statusOf,
  tones,
} from './staffDay.ts'
import { MarkButton, StaffCounts, useMarkStaff } from './useMarkStaff.tsx'

/**
 * Records everybody who is not marked yet as present, one after the other and without times: not all come in one minute.
 * The toast afterwards takes that back.
 */
function useMarkAllPresent(date: string) {
  const [pending, setPending] = useState(false)
  const [record] = useMutation(RecordStaffAttendanceDocument)
  const [remove] = useMutation(DeleteStaffAttendanceDocument)

  const takeBack = (made: readonly { id: number; version: number }[]) =>
    attempt('Failed to delete attendance', () =>
      refetchAtEnd(async () => {
        for (const { id, version } of made) await remove({ variables: { id, version } })
      }),
    )
  async function markAll(rows: readonly StaffRow[]) {
    setPending(true)
    const made: { id: number; version: number }[] = []
    await attempt('Failed to record staff attendance', () =>
      refetchAtEnd(async () => {
        for (const { staffId } of rows.filter(({ attendance }) => attendance === null)) {
          const { data } = await record({ variables: { input: { staffId, date, status: 'present' } } })
          if (data) made.push(data.recordStaffAttendance)
        }
      }),
    )
    setPending(false)
    if (made.length === 0) return
    toast({
      title: 'Attendance recorded successfully',
      text: count(made.length, 'member of staff', 'members of staff'),
      action: { label: 'Undo', onPress: () => void takeBack(made) },
    })
  }
  return { markAll, pending }
}

interface DeleteStaffRecordProps {
  staff: StaffRow
  entry: StaffEntry
  onClose: () => void
}

/** Asks before a record goes. */
function DeleteStaffRecord({ staff, entry, onClose }: DeleteStaffRecordProps) {
  const [remove] = useMutation(DeleteStaffAttendanceDocument)
  return (
    <DeleteQuestion
      what="staff attendance record"
      text={`${nameOf(staff)}: ${formatStaffEntry(entry)}`}
      confirmLabel="Delete record"
      deleted="Attendance deleted successfully"
      remove={() => remove({ variables: { id: entry.id, version: entry.version } })}
      onClose={onClose}
    />
  )
}

interface StaffRegisterProps {
  date: string
  /** Why the centre is closed that day, in words; null when it is open. */
  closed: string | null
  rows: readonly StaffRow[]
}

export const NoStaffYet = () => (
  <EmptyState icon={UsersRound} title="No staff yet">
    Teachers and administrators with an account will be listed here.
  </EmptyState>
)

/** The staff on a day: four counts, then a line each with Mark Attendance. */
export function StaffRegister({ date, closed, rows }: StaffRegisterProps) {
  const [deleting, setDeleting] = useState<{ staff: StaffRow; entry: StaffEntry } | null>(null)
  const { mark, ask, dialogs } = useMarkStaff({ date, closed, rows, failed: 'Failed to record staff attendance' })
  const { markAll, pending } = useMarkAllPresent(date)
  const { open } = countsOf(rows)

  const columns: Column<StaffRow>[] = [
    {
      id: 'name',
      head: 'Name',
      rowHeader: true,
      sortBy: (row) => `${row.lastName} ${row.firstName}`,
      cell: (row) => <PersonName name={nameOf(row)} />,
    },
    {
      id: 'role',
      head: 'Role',
      needs: 'desktop',
      phone: 'hide',
      sortBy: (row) => row.role,
      cell: (row) => roleLabels[row.role] ?? row.role,
    },
    {
      id: 'classes',
      head: 'Classes',
      needs: 'laptop',
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
      cell: (row) => formatHours(row.attendance?.hoursWorked ?? null),
    },
    { id: 'notes', head: 'Notes', wrap: true, phone: 'wide', cell: (row) => row.attendance?.notes },
    actionsColumn('wide', (row) => (
      <>
        <MarkButton row={row} onMark={mark} />
        {row.attendance && (
          <IconButton
            icon={Trash2}
            label={`Delete ${nameOf(row)}'s record`}
            onClick={() => row.attendance && setDeleting({ staff: row, entry: row.attendance })}
          />
        )}
      </>
    )),
  ]
  return (
    <div className={paper.screen}>
      <StaffCounts rows={rows} />
      <Panel
        padded={false}
        title="Staff"
        aside={
          <Button
            size="small"
            tone="primary"
            icon={CheckCheck}
            aria-disabled={open === 0}
            title={open === 0 ? 'All marked' : undefined}
            pending={pending}
            pendingLabel="Recording..."
            onClick={() => ask(() => void markAll(rows))}
          >
            Mark all present
          </Button>
        }
      >
        <DataTable
          label="Staff attendance"
          columns={columns}
          rows={rows}
          rowKey={({ staffId }) => String(staffId)}
          empty={<NoStaffYet />}
        />
      </Panel>
      {dialogs}
      {deleting && <DeleteStaffRecord {...deleting} onClose={() => setDeleting(null)} />}
    </div>
  )
}
