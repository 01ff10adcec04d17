import { useMutation } from '@apollo/client/react'
import { CheckCheck, Landmark } from 'lucide-react'
import { useState } from 'react'
import { formatRand } from '#graphql/values/money.ts'
import { attempt } from '#web/admin/shared/attempt.ts'
import { BulkDialog } from '#web/admin/shared/bulk/BulkDialog.tsx'
import { count, childName, shortDate } from '#web/admin/shared/format.ts'
import { actionsColumn } from '#web/admin/shared/recordActions.tsx'
import { usePages } from '#web/app/usePages.ts'
import { QueryList } from '#web/shared/list/QueryList.tsx'
import { Badge } from '#web/ui/Badge/Badge.tsx'
import { Button } from '#web/ui/Button/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState/EmptyState.tsx'
import { Inline } from '#web/ui/Inline/Inline.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import type { Column } from '#web/ui/Table/column.ts'
import { DataTable } from '#web/ui/Table/DataTable.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { BankLinesDocument, type BankLinesQuery, BookBankLineDocument } from '../billing.generated.ts'
import { amountColumn } from '../amountColumn.ts'
import { typedAmount } from '../billing.ts'
import { BankLineCard } from './BankLineCard.tsx'

export type Line = BankLinesQuery['bankLines']['edges'][number]['node']

/** `R2,400.00 on 3 Nov` */
export const lineName = ({ amountCents, date }: Line) => `${formatRand(amountCents)} on ${shortDate(date)}`

const isMatched = ({ proposal }: Line) => proposal.length > 0
const sum = (lines: readonly Line[]) => lines.reduce((total, { amountCents }) => total + amountCents, 0)

/** Books a line for the children that it is proposed for. */
function useBookMatched() {
  const [book] = useMutation(BookBankLineDocument)
  return ({ id, version, proposal }: Line) => {
    const parts = proposal.map(({ childId, amountCents }) => ({ childId, amount: typedAmount(amountCents) }))
    return book({ variables: { input: { id, version, parts } } })
  }
}

/** Whom the money seems to be for, and how much of it where it is for several. */
function Payees({ line: { proposal } }: { line: Line }) {
  if (proposal.length === 0) return <Badge tone="warning">No match found</Badge>
  const names = proposal.map(({ child, amountCents }) => {
    const name = child ? childName(child) : 'A child'
    return proposal.length === 1 ? name : `${name} ${formatRand(amountCents)}`
  })
  return <>{names.join(', ')}</>
}

const columnsOf = (onBook: (line: Line) => void, onChange: (id: number) => void): Column<Line>[] => [
  {
    id: 'for',
    head: 'For',
    rowHeader: true,
    wrap: true,
    cell: (line) => (
      <>
        <Payees line={line} />
        <Text size="small" tone="muted" weight="regular">
          {line.words}
        </Text>
        {line.proposedBecause && (
          <Text size="small" tone="muted" weight="regular">
            {line.proposedBecause}
          </Text>
        )}
      </>
    ),
  },
  { id: 'date', head: 'Date', sortBy: ({ date }) => date, cell: ({ date }) => shortDate(date) },
  amountColumn,
  actionsColumn('wide', (line) => (
    <>
      <Button
        size="small"
        tone="quiet"
        aria-label={`${isMatched(line) ? 'Change' : 'Choose a child for'} ${lineName(line)}`}
        onClick={() => onChange(line.id)}
      >
        {isMatched(line) ? 'Change' : 'Choose a child'}
      </Button>
      {isMatched(line) && (
        <Button size="small" aria-label={`Allocate ${lineName(line)}`} onClick={() => onBook(line)}>
          Allocate
        </Button>
      )}
    </>
  )),
]

interface WaitingLinesProps {
  onBookAll: (lines: readonly Line[]) => void
}

/** What waits to be looked at, a row each. What was matched is booked with one press, the rest opened first. */
export function WaitingLines({ onBookAll }: WaitingLinesProps) {
  const query = usePages(BankLinesDocument, { first: 200 }, (read) => read.bankLines)
  const { rows } = query
  const [changed, setChanged] = useState<number | null>(null)
  const bookMatched = useBookMatched()
  const open = rows.find(({ id }) => id === changed)
  if (open) return <BankLineCard line={open} onClose={() => setChanged(null)} />
  const matched = rows.filter(isMatched)
  const book = (line: Line) =>
    void attempt('Failed to allocate this line', () => bookMatched(line), `${lineName(line)} allocated`)
  return (
    <Stack space={12}>
      {matched.length > 1 && (
        <Inline justify="end">
          <Button size="small" tone="primary" icon={CheckCheck} onClick={() => onBookAll(matched)}>
            Allocate all {matched.length} matches
          </Button>
        </Inline>
      )}
      <QueryList
        list={query}
        label="Loading bank lines"
        failed="The bank lines could not be loaded."
        count={3}
        height="row"
        more="Show more lines"
      >
        {(rows) => (
          <DataTable
            label="Lines to allocate"
            columns={columnsOf(book, setChanged)}
            rows={rows}
            maxHeight="50vh"
            empty={<EmptyState icon={Landmark}>No payments to allocate.</EmptyState>}
          />
        )}
      </QueryList>
    </Stack>
  )
}

/** Books several lines, each for the children that it is proposed for. */
export function BookAllDialog({ lines, onClose }: { lines: readonly Line[]; onClose: () => void }) {
  const bookMatched = useBookMatched()
  return (
    <BulkDialog
      title="Allocate all matches"
      items={lines}
      nameOf={lineName}
      confirmLabel={`Allocate ${count(lines.length, 'line')}`}
      workingLabel="Allocating"
      failedWords="The line could not be allocated"
      act={bookMatched}
      formatOutcome={(done) => `${count(done, 'line')} allocated`}
      onClose={onClose}
    >
      <Text>
        {count(lines.length, 'matched line')}, {formatRand(sum(lines))} in total. Each becomes a payment for the
        children shown: the oldest records of their account are paid first, and the rest becomes credit. Lines without a
        match are left for you.
      </Text>
    </BulkDialog>
  )
}
