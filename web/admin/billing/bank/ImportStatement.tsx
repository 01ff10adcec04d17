import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { Table2 } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { RefusedLine } from '#graphql/bank/statementLines.rules.ts'
import { count, shortDate } from '#web/admin/shared/format.ts'
import { QueryState } from '#web/shared/query/QueryState.tsx'
import { Button } from '#web/ui/Button/Button.tsx'
import { FileField } from '#web/ui/FileField/FileField.tsx'
import { Grid } from '#web/ui/Grid/Grid.tsx'
import { Notice } from '#web/ui/Notice/Notice.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import type { Column } from '#web/ui/Table/column.ts'
import { DataTable } from '#web/ui/Table/DataTable.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { ChoiceField } from '../../students/imports/ChoiceFields.tsx'
import { LIST_FILES } from '../../students/imports/readRecords.ts'
import { amountColumn } from '../amountColumn.ts'
import { BankAccountsDocument, type BankAccountsQuery } from '../billing.generated.ts'
import { BankAccountField } from './BankAccountField.tsx'
import { NameColumns } from './NameColumns.tsx'
import { type KnownLine, type Told, useImportStatement } from './useImportStatement.ts'

interface ImportStatementProps {
  /** Told whether a statement is on its way: what becomes of it is said here. */
  onImporting: (isImporting: boolean) => void
  /** What is below it, but not while the columns are named. */
  children: ReactNode
}

/** Asks of which account a statement is, imports it, and says what became of each of its lines. */
export function ImportStatement(props: ImportStatementProps) {
  const query = useScreenQuery(BankAccountsDocument)
  return (
    <QueryState query={query} what="accounts" height="row">
      {({ bankAccounts }) => <StatementFile accounts={bankAccounts} {...props} />}
    </QueryState>
  )
}

interface StatementFileProps extends ImportStatementProps {
  accounts: BankAccountsQuery['bankAccounts']
}

function StatementFile({ accounts, onImporting, children }: StatementFileProps) {
  const [chosen, setChosen] = useState<number | null>(null)
  const [only, another] = accounts
  const accountId = chosen ?? (another ? null : (only?.id ?? null))
  const account = accounts.find(({ id }) => id === accountId)
  const { read, told, source, loading, naming, importLines } = useImportStatement(account)
  useEffect(() => onImporting(loading), [onImporting, loading])
  const change = useRef<HTMLButtonElement>(null)
  const wasNaming = useRef(false)
  useEffect(() => {
    // what was clicked has gone
    if (wasNaming.current && !naming.isOpen) change.current?.focus()
    wasNaming.current = naming.isOpen
  }, [naming.isOpen])
  const choice = source?.choice.of === 'sheet' && (
    <ChoiceField choice={source.choice} onChoose={(sheet) => void read(source.file, sheet)} />
  )
  if (naming.isOpen && source && account)
    return (
      <NameColumns
        records={source.records}
        fileName={source.file.name}
        account={account}
        told={told}
        pending={loading}
        onImport={(statement, columns) => void importLines(statement, columns)}
        onCancel={naming.close}
      >
        {choice}
      </NameColumns>
    )
  return (
    <Stack>
      <Grid columnsOf={260}>
        <BankAccountField accounts={accounts} accountId={accountId} onChoose={setChosen} />
        <FileField
          label="Statement file"
          accept={`${LIST_FILES},.ofx`}
          hint={accountId === null ? 'Choose the account first.' : 'OFX, CSV or Excel file from your bank.'}
          disabled={loading || accountId === null}
          onFiles={([file]) => file && void read(file)}
        />
      </Grid>
      {choice}
      {told && <StatementOutcome told={told} />}
      {naming.canOpen && (
        <div>
          <Button ref={change} size="small" icon={Table2} onClick={naming.open}>
            Change columns
          </Button>
        </div>
      )}
      {children}
    </Stack>
  )
}

const refusedColumns: Column<RefusedLine>[] = [
  { id: 'line', head: 'Line', rowHeader: true, phoneHead: true, sortBy: ({ line }) => line, cell: ({ line }) => line },
  { id: 'reason', head: 'Reason', wrap: true, phone: 'wide', cell: ({ reason }) => reason },
]

const knownColumns: Column<KnownLine>[] = [
  { id: 'line', head: 'Line', phoneHead: true, sortBy: ({ line }) => line, cell: ({ line }) => line },
  { id: 'words', head: 'Imported before', rowHeader: true, wrap: true, phone: 'wide', cell: ({ words }) => words },
  { id: 'date', head: 'Date', sortBy: ({ date }) => date, cell: ({ date }) => shortDate(date) },
  amountColumn,
]

interface LinesProps<Row extends { line: number | null }> {
  /** What became of them: “not imported”. */
  what: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
}

function Lines<Row extends { line: number | null }>({ what, ...table }: LinesProps<Row>) {
  return (
    table.rows.length > 0 && (
      <Stack space={8}>
        <Text weight="strong">{`${count(table.rows.length, 'line')} ${what}`}</Text>
        <DataTable {...table} label={`Lines ${what}`} rowKey={({ line }) => String(line)} maxHeight="240px" />
      </Stack>
    )
  )
}

/** How many payments are new, and which lines of the file are not among them. */
export function StatementOutcome({ told: { tone, text, refused, known } }: { told: Told }) {
  return (
    <>
      <Notice tone={tone} live>
        {text}
      </Notice>
      <Lines what="not imported" columns={refusedColumns} rows={refused} />
      <Lines what="imported before" columns={knownColumns} rows={known} />
    </>
  )
}
