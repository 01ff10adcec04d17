import { CalendarX, ExternalLink, Pencil, Play, RotateCcw, Square } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatDateAndTime } from '#graphql/values/dates.ts'
import { ActionsMenu, actionsColumn } from '#web/admin/shared/recordActions.tsx'
import { useToday } from '#web/app/useToday.ts'
import { SessionBadge } from '#web/shared/virtualClassroom/sessionWords.tsx'
import { Button } from '#web/ui/Button/Button.tsx'
import { MenuItem, MenuSeparator } from '#web/ui/Menu/Menu.tsx'
import type { Column } from '#web/ui/Table/column.ts'
import { DataTable } from '#web/ui/Table/DataTable.tsx'
import { classOf, participantsOf, type Session, formatTeacher } from './session.ts'
import type { SessionActions } from './useSessionDialogs.tsx'
import * as styles from './VirtualClassroom.css.ts'

/** What can be done with a session, by its status. */
function Deeds({ session, today, actions }: { session: Session; today: string; actions: SessionActions }) {
  const { status, title } = session
  if (status === 'live') {
    return (
      <>
        {!session.forgotten && (
          <Button size="small" icon={ExternalLink} onClick={() => actions.onOpen(session)}>
            Open Room
          </Button>
        )}
        <Button size="small" icon={Square} onClick={() => actions.onEnd(session)}>
          End
        </Button>
      </>
    )
  }
  if (status === 'scheduled') {
    return (
      <>
        <Button
          size="small"
          tone={session.date === today ? 'primary' : 'secondary'}
          icon={Play}
          onClick={() => actions.onStart(session)}
        >
          Start
        </Button>
        <Button size="small" icon={Pencil} onClick={() => actions.onEdit(session)}>
          Edit
        </Button>
        <ActionsMenu of={title}>
          <MenuItem icon={ExternalLink} onSelect={() => actions.onOpen(session)}>
            View room
          </MenuItem>
          <MenuSeparator />
          <MenuItem icon={CalendarX} danger onSelect={() => actions.onCancel(session)}>
            Cancel session
          </MenuItem>
        </ActionsMenu>
      </>
    )
  }
  if (status === 'cancelled') {
    return (
      <Button size="small" icon={RotateCcw} onClick={() => actions.onReinstate(session)}>
        Reinstate
      </Button>
    )
  }
  return null
}

function TwoLines({ first, second }: { first: string; second: string }) {
  return (
    <div className={styles.twoLines}>
      <span>{first}</span>
      <span className={styles.second}>{second}</span>
    </div>
  )
}

const columnsWith = (actions: SessionActions, today: string): Column<Session>[] => [
  {
    id: 'title',
    head: 'Session',
    rowHeader: true,
    wrap: true,
    sortBy: ({ title }) => title,
    cell: ({ title }) => title,
  },
  {
    id: 'status',
    head: 'Status',
    phone: 'end',
    cell: ({ status, forgotten }) => <SessionBadge status={status} forgotten={forgotten} />,
  },
  {
    id: 'when',
    head: 'Scheduled',
    sortBy: ({ date, time }) => `${date} ${time}`,
    cell: (session) => (
      <TwoLines
        first={formatDateAndTime(session.date, session.time, today)}
        second={`${session.durationMinutes} minutes`}
      />
    ),
  },
  {
    id: 'class',
    head: 'Class and teacher',
    wrap: true,
    phone: 'end',
    sortBy: classOf,
    cell: (session) => <TwoLines first={classOf(session)} second={formatTeacher(session)} />,
  },
  { id: 'participants', head: 'Participants', needs: 'laptop', phone: 'wide', cell: participantsOf },
  actionsColumn('wide', (session) => <Deeds session={session} today={today} actions={actions} />),
]

interface SessionTableProps {
  label: string
  sessions: readonly Session[]
  actions: SessionActions
  /** Not while some of the list is not loaded yet. */
  sortable?: boolean
  empty: ReactNode
}

/** Sessions with what can be done with each. */
export function SessionTable({ label, sessions, actions, sortable = true, empty }: SessionTableProps) {
  return (
    <DataTable
      label={label}
      columns={columnsWith(actions, useToday())}
      rows={sessions}
      sortable={sortable}
      empty={empty}
    />
  )
}
