import { useMutation } from '@apollo/client/react'
import { Landmark, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { formatRand } from '#graphql/values/money.ts'
import { attempt } from '#web/admin/shared/attempt.ts'
import { shortDate } from '#web/admin/shared/format.ts'
import { actionsColumn } from '#web/admin/shared/recordActions.tsx'
import { usePages } from '#web/app/usePages.ts'
import { QueryList } from '#web/shared/list/QueryList.tsx'
import { Button } from '#web/ui/Button/Button.tsx'
import { Dialog } from '#web/ui/Dialog/Dialog.tsx'
import { EmptyState } from '#web/ui/EmptyState/EmptyState.tsx'
import { Inline } from '#web/ui/Inline/Inline.tsx'
import { SegmentedControl } from '#web/ui/SegmentedControl/SegmentedControl.tsx'
import type { Column } from '#web/ui/Table/column.ts'
import { DataTable } from '#web/ui/Table/DataTable.tsx'
import { BankLinesDocument, ReopenBankLineDocument } from '../billing.generated.ts'
import { ImportStatement } from './ImportStatement.tsx'
import { BookAllDialog, type Line, lineName, WaitingLines } from './WaitingLines.tsx'

/** Matches what came in at the bank to children: import a statement, look at each line, book it. */
export function BankDialog({ onClose }: { onClose: () => void }) {
  const [shown, setShown] = useState<'waiting' | 'ignored'>('waiting')
  const [isImporting, setImporting] = useState(false)
  const [booked, setBooked] = useState<readonly Line[] | null>(null)
  if (booked) return <BookAllDialog lines={booked} onClose={() => setBooked(null)} />
  return (
    <Dialog
      onClose={onClose}
      busy={isImporting}
      size="large"
      title="Bank statement"
      description="Import your bank statement as often as you like; each payment is recorded only once."
      closeLabel="Close"
    >
      <ImportStatement onImporting={setImporting}>
        <Inline>
          <SegmentedControl
            label="Lines"
            segments={[
              { value: 'waiting', label: 'To allocate' },
              { value: 'ignored', label: 'Set aside' },
            ]}
            value={shown}
            onChange={setShown}
          />
        </Inline>
        {shown === 'waiting' ? <WaitingLines onBookAll={setBooked} /> : <IgnoredLines />}
      </ImportStatement>
    </Dialog>
  )
}

const columnsOf = (onReopen: (line: Line) => void): Column<Line>[] => [
  { id: 'words', head: 'Line', rowHeader: true, wrap: true, phone: 'wide', cell: ({ words }) => words },
  { id: 'date', head: 'Date', cell: ({ date }) => shortDate(date) },
  { id: 'amount', head: 'Amount', align: 'end', phone: 'end', cell: ({ amountCents }) => formatRand(amountCents) },
  actionsColumn('wide', (line) => (
    <Button
      size="small"
      icon={Undo2}
      aria-label={`Return ${lineName(line)} to the list`}
      onClick={() => onReopen(line)}
    >
      Return to list
    </Button>
  )),
]

/** Lines that were set aside because they are not fees; each can be returned to the list. */
function IgnoredLines() {
  const variables = { first: 50, ignored: true }
  const query = usePages(BankLinesDocument, variables, (read) => read.bankLines)
  const [reopen] = useMutation(ReopenBankLineDocument)
  function takeUp(line: Line) {
    const change = () => reopen({ variables: { id: line.id } })
    void attempt('Failed to return the line to the list', change, `${lineName(line)} is awaiting allocation`)
  }
  return (
    <QueryList
      list={query}
      label="Loading bank lines"
      failed="The lines that were set aside could not be loaded."
      count={3}
      height="row"
      more="Show more lines"
    >
      {(lines) => (
        <DataTable
          label="Lines set aside"
          columns={columnsOf(takeUp)}
          rows={lines}
          empty={<EmptyState icon={Landmark}>No lines have been set aside.</EmptyState>}
        />
      )}
    </QueryList>
  )
}
