import { useMutation } from '@apollo/client/react'
import { useState } from 'react'
import { mostBankLines } from '#graphql/bank/bank.schema.ts'
import { readNamed, readStatement } from '#graphql/bank/bankCsv.rules.ts'
import { isNamedFor, leastColumns, mostColumns, type NamedColumns, widthOf } from '#graphql/bank/named.rules.ts'
import { isOfx, readOfx } from '#graphql/bank/ofx.rules.ts'
import type { RefusedLine, Statement, StatementLine } from '#graphql/bank/statementLines.rules.ts'
import type { CsvRecord } from '#graphql/values/csv.ts'
import { count } from '#web/admin/shared/format.ts'
import { useHoldRefetch } from '#web/app/useHoldRefetch.ts'
import { useToday } from '#web/app/useToday.ts'
import { failureText } from '#web/shared/form/errors.ts'
import { type ReadList, readList, readText } from '../../students/imports/readRecords.ts'
import { type BankAccountsQuery, ImportBankLinesDocument, type ImportBankLinesMutation } from '../billing.generated.ts'
import { plainAmount } from '../billing.ts'

const largest = 1_000_000

export type KnownLine = ImportBankLinesMutation['importBankLines']['knownLines'][number]

/** What became of a statement. */
export interface Told {
  tone: 'good' | 'warning' | 'danger'
  text: string
  /** Lines that were not taken. */
  refused: readonly RefusedLine[]
  /** Lines that were imported before. */
  known: readonly KnownLine[]
}

/** A list, and how it was read. */
interface Source extends ReadList {
  file: File
}

const toInput = ({ amountCents, ...line }: StatementLine) => ({ ...line, amount: plainAmount(amountCents) })

const canBeNamed = (records: readonly CsvRecord[]) => {
  const width = widthOf(records)
  return width >= leastColumns && width <= mostColumns
}

function leftOut({ outgoing, balances, headings }: Statement): string {
  const parts = [
    outgoing > 0 && `${count(outgoing, 'line')} with money out skipped.`,
    balances > 0 && `${count(balances, 'balance')} skipped.`,
    headings > 1 && `${count(headings, 'line')} with headings skipped.`,
  ]
  return parts.filter(Boolean).join(' ')
}

/** Takes over a statement and says what became of each of its lines. */
export function useImportStatement(account: BankAccountsQuery['bankAccounts'][number] | undefined) {
  const [send, { loading }] = useMutation(ImportBankLinesDocument)
  const [told, setTold] = useState<Told | null>(null)
  const [source, setSource] = useState<Source | null>(null)
  const [isNaming, setNaming] = useState(false)
  const hold = useHoldRefetch()
  const today = useToday()
  const stored = account?.columns ?? null

  /** @param columns those of the file, where they have just been named */
  async function importLines(statement: Statement, columns?: NamedColumns) {
    const { lines, refused } = statement
    const known: KnownLine[] = []
    let [added, matched] = [0, 0]
    const release = hold()
    try {
      for (let at = 0; at < lines.length; at += mostBankLines) {
        const part = lines.slice(at, at + mostBankLines).map(toInput)
        const input = { accountId: account?.id, lines: part, ...(columns && { columns }) }
        const { data } = await send({ variables: { input } })
        added += data?.importBankLines.added ?? 0
        matched += data?.importBankLines.matched ?? 0
        known.push(...(data?.importBankLines.knownLines ?? []))
      }
      const before = known.length > 0 ? ` ${known.length} imported before.` : ''
      const text = `${count(added, 'new payment')}, ${matched} matched to a child.${before} ${leftOut(statement)}`
      setTold({ tone: refused.length > 0 ? 'warning' : 'good', text, refused, known })
      setNaming(false)
    } catch (error) {
      setTold({ tone: 'danger', text: failureText('Failed to import the statement', error), refused, known })
    } finally {
      release()
    }
  }

  async function readRecords(file: File, chosen: string | undefined): Promise<Source | null> {
    const isList = (records: readonly CsvRecord[]) => readStatement(records, today, stored) !== null
    const list = await readList(file, { lineByLine: true, isList, chosen }).catch(() => null)
    return list && { ...list, file }
  }

  /** Whether the columns that were named fit a file no more: its balances say so. */
  const isAmbiguous = (records: readonly CsvRecord[]) =>
    stored !== null && isNamedFor(records, stored) && readNamed(records, stored, today).isAmbiguous

  async function read(file: File, chosen?: string) {
    setTold(null)
    setNaming(false)
    setSource(null)
    const text = file.size > largest ? '' : await readText(file)
    const list = text === '' || isOfx(text) ? null : await readRecords(file, chosen)
    setSource(list)
    const statement = isOfx(text) ? readOfx(text) : readStatement(list?.records ?? [], today, stored)
    if (list && canBeNamed(list.records) && (!statement || isAmbiguous(list.records))) return setNaming(true)
    if (statement && statement.lines.length > 0) return importLines(statement)
    setTold({
      tone: 'danger',
      text: statement
        ? `This statement has no lines with money in. ${leftOut(statement)}`
        : 'This file has no date, amount and description columns. Please save the statement as OFX, CSV or XLSX and try again.',
      refused: statement?.refused ?? [],
      known: [],
    })
  }

  return {
    read,
    told,
    source,
    loading,
    /** What each column is: asked where the file does not say it, and where somebody wants to change it. */
    naming: {
      isOpen: isNaming && source !== null,
      canOpen: source !== null && canBeNamed(source.records),
      open: () => setNaming(true),
      close: () => {
        setNaming(false)
        // of a file that was not read there is nothing to show
        if (!told) setSource(null)
      },
    },
    importLines,
  }
}
