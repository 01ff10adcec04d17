import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { layoutOf, type NamedStatement, readNamed } from '#graphql/bank/bankCsv.rules.ts'
import { bankDate } from '#graphql/bank/bankDate.rules.ts'
import { headingsOf, headOf, type NamedColumns, widthOf } from '#graphql/bank/named.rules.ts'
import type { StatementLine } from '#graphql/bank/statementLines.rules.ts'
import { type CsvRecord, misfit } from '#graphql/values/csv.ts'
import { formatRand } from '#graphql/values/money.ts'
import { count, shortDate } from '#web/admin/shared/format.ts'
import { useToday } from '#web/app/useToday.ts'
import { Button } from '#web/ui/Button/Button.tsx'
import { Heading } from '#web/ui/Heading/Heading.tsx'
import { Inline } from '#web/ui/Inline/Inline.tsx'
import { Notice, Problem } from '#web/ui/Notice/Notice.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import type { Column } from '#web/ui/Table/column.ts'
import { DataTable } from '#web/ui/Table/DataTable.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { amountColumn } from '../amountColumn.ts'
import type { BankAccountsQuery } from '../billing.generated.ts'
import { columnsFrom, problemsIn, type Use, usesOf } from './columnUses.ts'
import { NamingTable } from './NamingTable.tsx'
import type { Told } from './useImportStatement.ts'

const shownRows = 8
const shownLines = 4

interface NameColumnsProps {
  records: readonly CsvRecord[]
  fileName: string
  account: BankAccountsQuery['bankAccounts'][number]
  /** What can be chosen about the file itself. */
  children?: ReactNode
  /** What became of the file as it was read before. */
  told: Told | null
  pending: boolean
  onImport: (statement: NamedStatement, columns: NamedColumns) => void
  onCancel: () => void
}

/** What each column seems to be: as the file is read now, else only which of them has dates. */
function firstUses(records: readonly CsvRecord[], stored: NamedColumns | null, rows: readonly CsvRecord[]): Use[] {
  const width = widthOf(records)
  const layout = layoutOf(records, stored)
  if (layout?.width === width) return usesOf(layout.columns, width)
  const all = Array.from({ length: width }, (_, column) => column)
  const date = all.find((column) => rows.filter(({ cells }) => bankDate(cells[column] ?? '')).length * 2 > rows.length)
  return all.map((column) => (column === date ? 'date' : ''))
}

/** Asks what each column of a statement is, and shows how its lines will be read. */
export function NameColumns({
  records,
  fileName,
  account,
  children,
  told,
  pending,
  onImport,
  onCancel,
}: NameColumnsProps) {
  const [headings, rows] = useMemo(() => {
    const width = widthOf(records)
    const below = records.slice(headOf(records, width) + 1)
    return [headingsOf(records, width), below.filter((record) => !misfit(record, width)).slice(0, shownRows)] as const
  }, [records])
  const [chosen, setChosen] = useState(() => firstUses(records, account.columns, rows))
  // what was clicked has gone
  const first = useRef<HTMLSelectElement>(null)
  useEffect(() => first.current?.focus(), [])
  const today = useToday()
  const named = useMemo(() => columnsFrom(chosen, headings), [chosen, headings])
  const statement = useMemo(() => named && readNamed(records, named, today), [records, named, today])
  const payments = statement?.lines.length ?? 0
  return (
    <Stack>
      <Stack space={4}>
        <Heading level={2} look="h3">
          What is in each column of {fileName}?
        </Heading>
        <Text size="small" tone="muted">
          The next statements of {account.name} will be read the same way.
          {told && told.tone !== 'danger' && ' Payments imported earlier stay: set aside any that are wrong.'}
        </Text>
      </Stack>
      {children}
      <NamingTable
        rows={rows}
        headings={headings}
        chosen={chosen}
        first={first}
        onChoose={(column, use) => setChosen(chosen.with(column, use))}
      />
      <NamingPreview problems={problemsIn(chosen)} statement={statement} />
      <Problem>{told?.tone === 'danger' && told.text}</Problem>
      <Inline space={8} justify="end">
        <Button size="small" onClick={onCancel}>
          Cancel
        </Button>
        <Button
          size="small"
          tone="primary"
          disabled={payments === 0}
          pending={pending}
          pendingLabel="Importing..."
          onClick={() => named && statement && onImport(statement, named)}
        >
          {payments === 0 ? 'Import payments' : `Import ${count(payments, 'payment')}`}
        </Button>
      </Inline>
    </Stack>
  )
}

const lineColumns: Column<StatementLine>[] = [
  { id: 'words', head: 'Description', rowHeader: true, wrap: true, phone: 'wide', cell: ({ words }) => words },
  { id: 'date', head: 'Date', cell: ({ date }) => shortDate(date) },
  { ...amountColumn, head: 'Money in' },
]

/** `2 payments, R2,450.00. 1 line with money out, R35.50.` */
function formatStatement({ lines, outgoing, balances, inCents, outCents }: NamedStatement) {
  const parts = [
    `${count(lines.length, 'payment')}, ${formatRand(inCents)}.`,
    `${count(outgoing, 'line')} with money out, ${formatRand(outCents)}.`,
    balances > 0 && `${count(balances, 'balance')} skipped.`,
  ]
  return parts.filter(Boolean).join(' ')
}

/** What is missing, or how the lines will be read. */
function NamingPreview({ problems, statement }: { problems: string[]; statement: NamedStatement | null }) {
  if (!statement)
    return (
      <Notice tone="warning" live>
        {problems.map((problem) => (
          <p key={problem}>{problem}</p>
        ))}
      </Notice>
    )
  const [first] = statement.refused
  const isWrong = statement.isAmbiguous || statement.lines.length === 0
  return (
    <>
      <Notice tone={isWrong ? 'warning' : 'info'} live>
        {statement.isAmbiguous && (
          <p>
            The balances do not match the amounts. Please check the Amount, Money in, Money out and Balance columns.
          </p>
        )}
        <p>{formatStatement(statement)}</p>
        {first && (
          <p>
            {count(statement.refused.length, 'line')} not imported. Line {first.line}: {first.reason}
          </p>
        )}
      </Notice>
      {statement.lines.length > 0 && (
        <Stack space={8}>
          <Text weight="strong">First payments</Text>
          <DataTable
            label="First payments"
            columns={lineColumns}
            sortable={false}
            rows={statement.lines.slice(0, shownLines)}
            rowKey={({ line }) => String(line)}
          />
        </Stack>
      )}
    </>
  )
}
