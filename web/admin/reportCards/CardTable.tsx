import { CircleCheck, Eye, FileText, Mail, Pencil, Plus, Trash2 } from 'lucide-react'
import { useMemo } from 'react'
import type { Term } from '#graphql/reportCards/reportCards.rules.ts'
import { PersonName } from '#web/admin/shared/PersonName.tsx'
import { fullName, nameKey, shortDate } from '#web/admin/shared/format.ts'
import { ActionsMenu, actionsColumn } from '#web/admin/shared/recordActions.tsx'
import { useIsTeacher } from '#web/app/session.ts'
import { Badge } from '#web/ui/Badge/Badge.tsx'
import { Button } from '#web/ui/Button/Button.tsx'
import { Inline } from '#web/ui/Inline/Inline.tsx'
import { MenuItem, MenuSeparator } from '#web/ui/Menu/Menu.tsx'
import type { Column } from '#web/ui/Table/column.ts'
import { DataTable } from '#web/ui/Table/DataTable.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { cardPdfPath, type CardRow, seenBy } from './cards.ts'
import type { CardActions } from './useCardDialogs.tsx'

function Actions({ row, actions, year, term }: { row: CardRow; actions: CardActions; year: number; term?: Term }) {
  const { child, card } = row
  const isTeacher = useIsTeacher()
  if (!card) {
    return (
      <Button
        size="small"
        icon={Plus}
        aria-label={`Write report card of ${fullName(child)}`}
        onClick={() => actions.onWrite({ childId: child.id, year, ...(term ? { term } : {}) })}
      >
        Write
      </Button>
    )
  }
  return (
    <ActionsMenu of={`${card.term} of ${fullName(child)}`}>
      <MenuItem icon={FileText} href={cardPdfPath(card.id)}>
        Open PDF
      </MenuItem>
      <MenuItem icon={Pencil} onSelect={() => actions.onEdit({ child, card })}>
        Edit
      </MenuItem>
      {!card.isDraft && !isTeacher && (
        <MenuItem icon={Mail} onSelect={() => actions.onNotify({ child, card })}>
          Send notification
        </MenuItem>
      )}
      <MenuSeparator />
      <MenuItem icon={Trash2} danger onSelect={() => actions.onDelete({ child, card })}>
        Delete
      </MenuItem>
    </ActionsMenu>
  )
}

const columnsOf = (actions: CardActions, year: number, term?: Term): Column<CardRow>[] => [
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
    sortBy: ({ card }) => card && (card.isDraft ? 'Draft' : 'Published'),
    cell: ({ card }) =>
      card?.isDraft ? (
        <Badge tone="info" icon={Pencil}>
          Draft
        </Badge>
      ) : card ? (
        <Badge tone="good" icon={CircleCheck}>
          Published
        </Badge>
      ) : (
        <Text as="span" size="small" tone="muted">
          Not written yet
        </Text>
      ),
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
  actionsColumn('end', (row) => <Actions row={row} actions={actions} year={year} {...(term ? { term } : {})} />),
]

interface CardTableProps {
  rows: readonly CardRow[]
  actions: CardActions
  year: number
  /** The one term that is shown; `null` for all. */
  term: Term | null
  empty: React.ReactNode
}

/** The students with their report cards. A row opens its card, or writes it. */
export function CardTable({ rows, actions, year, term, empty }: CardTableProps) {
  const isTeacher = useIsTeacher()
  const columns = useMemo(() => {
    const all = columnsOf(actions, year, term ?? undefined)
    // who of a family looked is told to administrators alone
    return isTeacher ? all.filter(({ id }) => id !== 'seen') : all
  }, [actions, year, term, isTeacher])
  return (
    <DataTable
      label="Report cards"
      columns={columns}
      rows={rows}
      rowKey={({ key }) => key}
      onOpen={({ child, card }) => {
        if (card) actions.onEdit({ child, card })
        else actions.onWrite({ childId: child.id, year, ...(term ? { term } : {}) })
      }}
      empty={empty}
    />
  )
}
