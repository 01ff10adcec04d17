import { useMutation } from '@apollo/client/react'
import { Landmark, Undo2 } from 'lucide-react'
import { formatRand } from '#graphql/values/money.ts'
import { usePages } from '#web/app/usePages.ts'
import { MoreRows } from '#web/shared/list/MoreRows.tsx'
import { QueryState } from '#web/shared/query/QueryState.tsx'
import { Button } from '#web/ui/Button/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState/EmptyState.tsx'
import type { Column } from '#web/ui/Table/column.ts'
import { DataTable } from '#web/ui/Table/DataTable.tsx'
import { toast } from '#web/ui/Toast/toast.ts'
import { tellFailure } from '#web/shared/form/errors.ts'
import { shortDate } from '../../shared/format.ts'
import { BankLinesDocument, type BankLinesQuery, ReopenBankLineDocument } from '../billing.generated.ts'

type Line = BankLinesQuery['bankLines']['edges'][number]['node']

const nameOf = ({ amountCents, date }: Line) => `${formatRand(amountCents)} on ${shortDate(date)}`

const columnsOf = (onReopen: (line: Line) => void): Column<Line>[] => [
  { id: 'words', head: 'Line', rowHeader: true, wrap: true, phone: 'wide', cell: ({ words }) => words },
  { id: 'date', head: 'Date', cell: ({ date }) => shortDate(date) },
  { id: 'amount', head: 'Amount', align: 'end', phone: 'end', cell: ({ amountCents }) => formatRand(amountCents) },
  {
    id: 'actions',
    head: 'Take up again',
    hideHead: true,
    align: 'end',
    phone: 'wide',
    cell: (line) => (
      <Button size="small" icon={Undo2} aria-label={`Take up ${nameOf(line)} again`} onClick={() => onReopen(line)}>
        Take up again
      </Button>
    ),
  },
]

/** The lines that somebody put aside as no fee: each can be taken up again. */
export function IgnoredLines() {
  const variables = { first: 50, ignored: true }
  const query = usePages(BankLinesDocument, variables, (read) => read.bankLines)
  const { data, rows: lines, next } = query
  const [reopen] = useMutation(ReopenBankLineDocument)
  async function takeUp(line: Line) {
    try {
      await reopen({ variables: { id: line.id } })
      toast({ title: `${nameOf(line)} waits to be booked` })
    } catch (failure) {
      tellFailure('Failed to take the line up again', failure)
    }
  }
  if (!data)
    return (
      <QueryState
        query={query}
        label="Loading bank lines"
        failed="The lines put aside could not be loaded."
        count={3}
        height="row"
      />
    )
  return (
    <>
      <DataTable
        label="Lines put aside"
        columns={columnsOf((line) => void takeUp(line))}
        rows={lines}
        rowKey={({ id }) => String(id)}
        empty={<EmptyState icon={Landmark}>No line has been put aside.</EmptyState>}
      />
      <MoreRows next={next} label="Show more lines" />
    </>
  )
}
