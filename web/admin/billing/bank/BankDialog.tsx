import { useMutation } from '@apollo/client/react'
import { Landmark, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { mostBankLines } from '#graphql/bank/bank.schema.ts'
import { readStatement } from '#graphql/bank/bankCsv.rules.ts'
import type { RefusedLine, StatementLine } from '#graphql/bank/statementLines.rules.ts'
import type { CsvRecord } from '#graphql/values/csv.ts'
import { formatRand } from '#graphql/values/money.ts'
import { attempt } from '#web/admin/shared/attempt.ts'
import { count, shortDate } from '#web/admin/shared/format.ts'
import { usePages } from '#web/app/usePages.ts'
import { failedInWords } from '#web/shared/form/errors.ts'
import { MoreRows } from '#web/shared/list/MoreRows.tsx'
import { QueryState } from '#web/shared/query/QueryState.tsx'
import { Button } from '#web/ui/Button/Button.tsx'
import { Dialog } from '#web/ui/Dialog/Dialog.tsx'
import { EmptyState } from '#web/ui/EmptyState/EmptyState.tsx'
import { FileField } from '#web/ui/FileField/FileField.tsx'
import { Notice } from '#web/ui/Notice/Notice.tsx'
import { SegmentedControl } from '#web/ui/SegmentedControl/SegmentedControl.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import type { Column } from '#web/ui/Table/column.ts'
import { DataTable } from '#web/ui/Table/DataTable.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { ChoiceField } from '../../students/imports/ChoiceFields.tsx'
import { LIST_FILES, type ReadList, readList } from '../../students/imports/readRecords.ts'
import { BankLinesDocument, ImportBankLinesDocument, ReopenBankLineDocument } from '../billing.generated.ts'
import { plainAmount } from '../billing.ts'
import { BookAllDialog, type Line, lineName, WaitingLines } from './WaitingLines.tsx'

const largest = 1_000_000

interface Told {
  tone: 'good' | 'warning' | 'danger'
  text: string
  /** Lines that were not taken. */
  refused?: readonly RefusedLine[]
}

const isList = (records: readonly CsvRecord[]) => readStatement(records) !== null

const toInput = ({ date, amountCents, words, twin }: StatementLine) => ({
  date,
  amount: plainAmount(amountCents),
  words,
  twin,
})

/** Takes over a statement and says what became of it. */
function useImportStatement() {
  const [send, { loading }] = useMutation(ImportBankLinesDocument)
  const [told, setTold] = useState<Told | null>(null)
  const [source, setSource] = useState<{ file: File; choice: ReadList['choice'] } | null>(null)

  async function read(file: File, chosen?: string) {
    setTold(null)
    const reading = { lineByLine: true, isList, chosen }
    const list = file.size > largest ? null : await readList(file, reading).catch(() => null)
    setSource(list && { file, choice: list.choice })
    const statement = readStatement(list?.records ?? [])
    if (!statement || statement.lines.length === 0) {
      const text = statement
        ? 'This statement has no line that says that money came in.'
        : 'This file has no columns for date, amount and description. Save the statement as CSV or XLSX and try again.'
      setTold({ tone: 'danger', text, refused: statement?.refused ?? [] })
      return
    }
    let [added, known, matched] = [0, 0, 0]
    try {
      for (let at = 0; at < statement.lines.length; at += mostBankLines) {
        const lines = statement.lines.slice(at, at + mostBankLines).map(toInput)
        const { data } = await send({ variables: { input: { lines } } })
        added += data?.importBankLines.added ?? 0
        known += data?.importBankLines.known ?? 0
        matched += data?.importBankLines.matched ?? 0
      }
      const { refused, outgoing, balances } = statement
      const out = outgoing > 0 ? ` ${count(outgoing, 'line')} with money out left out.` : ''
      const sums = balances > 0 ? ` ${count(balances, 'balance')} left out.` : ''
      const before = known > 0 ? ` ${known} imported before.` : ''
      const text = `${count(added, 'new payment')}, ${matched} matched to a child.${before}${out}${sums}`
      setTold({ tone: refused.length > 0 ? 'warning' : 'good', text, refused })
    } catch (error) {
      setTold({ tone: 'danger', text: failedInWords('Failed to import the statement', error) })
    }
  }
  return { read, told, source, loading }
}

/** Matches what came in at the bank to children: import a statement, look at each line, book it. */
export function BankDialog({ onClose }: { onClose: () => void }) {
  const { read, told, source, loading } = useImportStatement()
  const [shown, setShown] = useState<'waiting' | 'ignored'>('waiting')
  const [booked, setBooked] = useState<readonly Line[] | null>(null)
  if (booked) return <BookAllDialog lines={booked} onClose={() => setBooked(null)} />
  return (
    <Dialog
      open
      onClose={onClose}
      size="large"
      title="Bank statement"
      description="Import the statement of your bank as CSV as often as you like: each payment is booked once."
      actions={
        <Button size="small" onClick={onClose}>
          Close
        </Button>
      }
    >
      <Stack>
        <FileField
          label="Statement (CSV)"
          accept={LIST_FILES}
          disabled={loading}
          onFiles={([file]) => file && void read(file)}
        />
        {/* another encoding would change the words of lines, and book a payment twice */}
        {source?.choice.of === 'sheet' && (
          <ChoiceField choice={source.choice} disabled={loading} onChoose={(sheet) => void read(source.file, sheet)} />
        )}
        {told && (
          <Notice tone={told.tone} live>
            {told.text}
            <RefusedLines lines={told.refused ?? []} />
          </Notice>
        )}
        <SegmentedControl
          label="Lines"
          segments={[
            { value: 'waiting', label: 'To be booked' },
            { value: 'ignored', label: 'Put aside' },
          ]}
          value={shown}
          onChange={setShown}
        />
        {shown === 'waiting' ? <WaitingLines onBookAll={setBooked} /> : <IgnoredLines />}
      </Stack>
    </Dialog>
  )
}

const mostShown = 20

/** Each line that was not taken, so that somebody can look at it in the statement. */
function RefusedLines({ lines }: { lines: readonly RefusedLine[] }) {
  if (lines.length === 0) return null
  return (
    <>
      <Text weight="strong">{count(lines.length, 'line')} not taken</Text>
      <ul>
        {lines.slice(0, mostShown).map(({ line, reason }) => (
          <li key={line}>
            Line {line}: {reason}
          </li>
        ))}
        {lines.length > mostShown && <li>and {lines.length - mostShown} more</li>}
      </ul>
    </>
  )
}

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
      <Button size="small" icon={Undo2} aria-label={`Take up ${lineName(line)} again`} onClick={() => onReopen(line)}>
        Take up again
      </Button>
    ),
  },
]

/** The lines that somebody put aside as no fee: each can be taken up again. */
function IgnoredLines() {
  const variables = { first: 50, ignored: true }
  const query = usePages(BankLinesDocument, variables, (read) => read.bankLines)
  const { data, rows: lines, next } = query
  const [reopen] = useMutation(ReopenBankLineDocument)
  function takeUp(line: Line) {
    const change = () => reopen({ variables: { id: line.id } })
    void attempt('Failed to take the line up again', change, `${lineName(line)} waits to be booked`)
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
        columns={columnsOf(takeUp)}
        rows={lines}
        rowKey={({ id }) => String(id)}
        empty={<EmptyState icon={Landmark}>No line has been put aside.</EmptyState>}
      />
      <MoreRows next={next} label="Show more lines" />
    </>
  )
}
