import { CircleCheck, Eye, FileText, Hourglass, Mail, Pencil, Plus, Trash2, Undo2 } from 'lucide-react'
import { useMemo } from 'react'
import { stateOf, type Term } from '#graphql/reportCards/reportCards.rules.ts'
import { PersonName } from '#web/admin/shared/PersonName.tsx'
import { fullName, nameKey, shortDate } from '#web/admin/shared/format.ts'
import { ActionsMenu, actionsColumn } from '#web/admin/shared/recordActions.tsx'
import { useIsTeacher } from '#web/app/session.ts'
import { redirectTo } from '#web/app/redirect.ts'
import { Badge } from '#web/ui/Badge/Badge.tsx'
import { Button } from '#web/ui/Button/Button.tsx'
import { Inline } from '#web/ui/Inline/Inline.tsx'
import { MenuItem, MenuSeparator } from '#web/ui/Menu/Menu.tsx'
import type { Column } from '#web/ui/Table/column.ts'
import { DataTable } from '#web/ui/Table/DataTable.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { cardPdfPath, type CardRow, type CardTask, isClosed, seenBy } from './cards.ts'
import type { CardActions } from './useCardDialogs.tsx'

interface Shown {
  actions: CardActions
  task: CardTask
  year: number
  term?: Term
}

function Actions({ row, actions, task, year, term }: Shown & { row: CardRow }) {
  const { child, card } = row
  const isTeacher = useIsTeacher()
  if (!card) {
    return (
      <Button
        size="small"
        icon={Plus}
        aria-label={`Write report card for ${fullName(child)}`}
        onClick={() => actions.onWrite({ childId: child.id, year, ...(term ? { term } : {}) })}
      >
        Write
      </Button>
    )
  }
  return (
    <ActionsMenu of={`${fullName(child)}, ${card.term}`}>
      <MenuItem icon={FileText} href={cardPdfPath(card.id)}>
        Open PDF
      </MenuItem>
      {!isClosed(task, card) && (
        <MenuItem icon={Pencil} onSelect={() => actions.onEdit({ child, card })}>
          Edit
        </MenuItem>
      )}
      {!card.isDraft && !isTeacher && (
        <MenuItem icon={Mail} onSelect={() => actions.onNotify({ child, card })}>
          Send notification
        </MenuItem>
      )}
      {!isClosed(task, card) && (
        <>
          <MenuSeparator />
          <MenuItem icon={Trash2} danger onSelect={() => actions.onDelete({ child, card })}>
            Delete
          </MenuItem>
        </>
      )}
    </ActionsMenu>
  )
}

const states = {
  draft: { label: 'Draft', tone: 'info', icon: Pencil },
  returned: { label: 'Returned', tone: 'warning', icon: Undo2 },
  submitted: { label: 'Awaiting approval', tone: 'warning', icon: Hourglass },
  published: { label: 'Published', tone: 'good', icon: CircleCheck },
} as const

/** A draft that the office returned says so. */
const shownState = (card: NonNullable<CardRow['card']>) => (card.returnReason ? 'returned' : stateOf(card))

function Status({ card }: Pick<CardRow, 'card'>) {
  if (!card) {
    return (
      <Text as="span" size="small" tone="muted">
        Not written yet
      </Text>
    )
  }
  const { label, tone, icon } = states[shownState(card)]
  return (
    <Badge tone={tone} icon={icon}>
      {label}
    </Badge>
  )
}

const columnsOf = (shown: Shown): Column<CardRow>[] => [
  {
    id: 'student',
    head: 'Student',
    rowHeader: true,
    sortBy: ({ child }) => nameKey(child),
    cell: ({ child }) => <PersonName name={fullName(child)} />,
  },
  {
    id: 'class',
    head: 'Class',
    wrap: true,
    needs: 'laptop',
    sortBy: ({ child }) => child.class?.name ?? null,
    cell: ({ child }) => child.class?.name ?? 'No class',
  },
  { id: 'term', head: 'Term', sortBy: ({ card }) => card?.term ?? null, cell: ({ card }) => card?.term },
  {
    id: 'status',
    head: 'Status',
    phone: 'end',
    sortBy: ({ card }) => card && states[shownState(card)].label,
    cell: ({ card }) => <Status card={card} />,
  },
  {
    id: 'issued',
    head: 'Issued',
    needs: 'laptop',
    phoneHead: true,
    sortBy: ({ card }) => card?.dateIssued ?? null,
    cell: ({ card }) => card && shortDate(card.dateIssued),
  },
  {
    id: 'seen',
    head: 'Seen',
    phone: 'wide',
    sortBy: ({ card }) => card?.openings[0]?.openedAt ?? null,
    cell: ({ card }) => {
      if (!card || card.isDraft) return null
      const seen = seenBy(card.openings)
      return seen ? (
        <Inline wrap={false} space={4}>
          <Eye size={16} aria-hidden />
          {seen}
        </Inline>
      ) : (
        <Text as="span" size="small" tone="muted">
          Not opened yet
        </Text>
      )
    },
  },
  actionsColumn('end', (row) => <Actions row={row} {...shown} />),
]

interface CardTableProps {
  rows: readonly CardRow[]
  actions: CardActions
  /** What is done with those that are not published. */
  task: CardTask
  year: number
  /** The one term that is shown; `null` for all. */
  term: Term | null
  empty: React.ReactNode
}

/** The students with their report cards. A row opens its card, or writes it. */
export function CardTable({ rows, actions, task, year, term, empty }: CardTableProps) {
  const isTeacher = useIsTeacher()
  const columns = useMemo(() => {
    const all = columnsOf({ actions, task, year, ...(term ? { term } : {}) })
    // who of a family looked is told to administrators alone
    return isTeacher ? all.filter(({ id }) => id !== 'seen') : all
  }, [actions, task, year, term, isTeacher])
  return (
    <DataTable
      label="Report cards"
      columns={columns}
      rows={rows}
      rowKey={({ key }) => key}
      onOpen={({ child, card }) => {
        if (card && isClosed(task, card)) void redirectTo(cardPdfPath(card.id))
        else if (card) actions.onEdit({ child, card })
        else actions.onWrite({ childId: child.id, year, ...(term ? { term } : {}) })
      }}
      empty={empty}
    />
  )
}
