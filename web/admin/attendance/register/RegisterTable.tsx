import { Check, Clock, Ellipsis, Pencil, Phone, Trash2, Undo2, UsersRound, X } from 'lucide-react'
import type { KeyboardEvent, Ref } from 'react'
import type { AttendanceStatus, MarkedValues } from '#graphql/attendance/attendance.rules.ts'
import { actionsColumn } from '#web/admin/shared/recordActions.tsx'
import { IconButton } from '#web/ui/Button/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState/EmptyState.tsx'
import { Menu, MenuItem } from '#web/ui/Menu/Menu.tsx'
import { SegmentedControl } from '#web/ui/SegmentedControl/SegmentedControl.tsx'
import type { Column } from '#web/ui/Table/column.ts'
import { DataTable } from '#web/ui/Table/DataTable.tsx'
import { ChildCell, CollectorCell, NoteCell, TimeCell } from './RegisterCells.tsx'
import * as styles from '../Attendance.css.ts'
import type { RegisterRow } from './rows.ts'

const segments = [
  { value: 'present', label: 'Present', icon: Check, tone: 'good' },
  { value: 'late', label: 'Late', icon: Clock, tone: 'warning' },
  { value: 'absent', label: 'Absent', icon: X, tone: 'danger' },
] as const

interface RegisterTableProps {
  label: string
  ref?: Ref<HTMLDivElement>
  rows: readonly RegisterRow[]
  onStatus: (row: RegisterRow, status: AttendanceStatus) => void
  onValues: (row: RegisterRow, change: Partial<MarkedValues>) => void
  /** Somebody was chosen who collected the child; null is nobody yet. */
  onCollector: (row: RegisterRow, collectedBy: string | null) => void
  /** Opens the record in a form; null where there is none. */
  onEdit: ((row: RegisterRow) => void) | null
  /** Shows whom to call about a child; null without a connection. */
  onCall: ((row: RegisterRow) => void) | null
  /** Takes the mark back, so that the child is not marked. */
  onDelete: (row: RegisterRow) => void
}

const statusOfKey: Record<string, AttendanceStatus> = { p: 'present', l: 'late', a: 'absent' }

const lineOf = (target: EventTarget) => (target instanceof Element ? target.closest('tr') : null)
const childOf = (line: Element | null) => Number(line?.querySelector('[data-child]')?.getAttribute('data-child'))

/** Puts the focus on the chosen status of a child, or on its first one. */
function focusStatus(line: Element | null | undefined) {
  const radios = [...(line?.querySelectorAll<HTMLInputElement>('input[type=radio]') ?? [])]
  const target = radios.find((radio) => radio.checked) ?? radios[0]
  target?.focus()
  target?.closest('tr')?.scrollIntoView({ block: 'nearest' })
}

/** Goes to the first child of a register, for anyone who marks by keyboard. */
export const focusFirstChild = (table: HTMLElement | null) => focusStatus(table?.querySelector('tbody tr'))

const step = (line: HTMLTableRowElement, by: 1 | -1) =>
  focusStatus(by === 1 ? line.nextElementSibling : line.previousElementSibling)

/** The children of a class below each other: a three-way switch each, then times, who collected, a note. */
export function RegisterTable(props: RegisterTableProps) {
  const { label, ref, rows, onStatus, onValues, onCollector, onEdit, onCall, onDelete } = props
  /** P, L and A mark, arrows up and down go to the next child; in a field of text the keys are its own. */
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (
      event.target instanceof HTMLInputElement
        ? event.target.type !== 'radio'
        : event.target instanceof HTMLSelectElement
    )
      return
    const line = lineOf(event.target)
    if (!line) return
    const row = rows.find(({ childId }) => childId === childOf(line))
    const status = statusOfKey[event.key.toLowerCase()]
    if (row && status) onStatus(row, status)
    else if (event.key === 'ArrowDown') step(line, 1)
    else if (event.key === 'ArrowUp') step(line, -1)
    else return
    event.preventDefault()
  }

  const columns: Column<RegisterRow>[] = [
    {
      id: 'child',
      head: 'Child',
      rowHeader: true,
      sortBy: (row) => row.name,
      phone: 'start',
      cell: (row) => <ChildCell row={row} onCall={onCall && (() => onCall(row))} />,
    },
    {
      id: 'status',
      head: 'Status',
      phone: 'wide',
      sortBy: (row) => row.values.status ?? '',
      cell: (row) => (
        <SegmentedControl
          label={`Status of ${row.name}`}
          segments={segments}
          value={row.values.status}
          onChange={(status) => onStatus(row, status)}
        />
      ),
    },
    {
      id: 'timeIn',
      head: 'Time in',
      phone: 'hide',
      cell: (row) => (
        <TimeCell
          label={`Time in, ${row.name}`}
          value={row.values.timeIn}
          onCommit={(timeIn) => onValues(row, { timeIn })}
          disabled={row.values.status === null || row.values.status === 'absent'}
        />
      ),
    },
    {
      id: 'timeOut',
      head: 'Time out',
      phone: 'hide',
      cell: (row) => (
        <TimeCell
          label={`Time out, ${row.name}`}
          value={row.values.timeOut}
          notBefore={row.values.timeIn}
          onCommit={(timeOut) => onValues(row, { timeOut })}
          disabled={row.values.status === null || row.values.status === 'absent'}
        />
      ),
    },
    {
      id: 'collectedBy',
      head: 'Collected by',
      phone: 'hide',
      cell: (row) => (
        <CollectorCell
          row={row}
          onCommit={(collectedBy) => onCollector(row, collectedBy)}
          onSomebodyElse={onEdit && (() => onEdit(row))}
        />
      ),
    },
    {
      id: 'notes',
      head: 'Notes',
      needs: 'laptop',
      phone: 'hide',
      cell: (row) => <NoteCell row={row} onCommit={(notes) => onValues(row, { notes })} />,
    },
    actionsColumn(
      'end',
      (row) =>
        (onEdit || row.values.status !== null) && (
          <Menu button={<IconButton icon={Ellipsis} label={`More for ${row.name}`} />} label={row.name}>
            {onCall && (
              <MenuItem icon={Phone} onSelect={() => onCall(row)}>
                Emergency contacts
              </MenuItem>
            )}
            {onEdit && (
              <MenuItem icon={Pencil} onSelect={() => onEdit(row)}>
                {row.values.status === null ? 'Record attendance' : 'Edit record'}
              </MenuItem>
            )}
            {row.values.status !== null && (
              <MenuItem icon={row.entry ? Trash2 : Undo2} danger onSelect={() => onDelete(row)}>
                Delete record
              </MenuItem>
            )}
          </Menu>
        ),
    ),
  ]

  return (
    <div ref={ref} className={styles.register} onKeyDown={onKeyDown}>
      <DataTable
        // the page scrolls already: a box within it that scrolls as well catches every second swipe
        maxHeight="none"
        label={label}
        columns={columns}
        rows={rows}
        rowKey={({ childId }) => String(childId)}
        empty={
          <EmptyState icon={UsersRound} title="No children in this class">
            Children enrolled in this class will be listed here.
          </EmptyState>
        }
      />
    </div>
  )
}
