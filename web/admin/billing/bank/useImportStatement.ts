import { useMutation } from '@apollo/client/react'
import { useState } from 'react'
import { mostBankLines } from '#graphql/bank/bank.schema.ts'
import { readStatement } from '#graphql/bank/bankCsv.rules.ts'
import { isOfx, readOfx } from '#graphql/bank/ofx.rules.ts'
import type { RefusedLine, Statement, StatementLine } from '#graphql/bank/statementLines.rules.ts'
import type { CsvRecord } from '#graphql/values/csv.ts'
import { count } from '#web/admin/shared/format.ts'
import { failedInWords } from '#web/shared/form/errors.ts'
import { type ReadList, readList, readText } from '../../students/imports/readRecords.ts'
import { ImportBankLinesDocument, type ImportBankLinesMutation } from '../billing.generated.ts'
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

/** A file, and how it was read. */
interface Source {
  file: File
  choice: ReadList['choice']
}

const isList = (records: readonly CsvRecord[]) => readStatement(records) !== null

const toInput = ({ amountCents, ...line }: StatementLine) => ({ ...line, amount: plainAmount(amountCents) })

function leftOut({ outgoing, balances, headings }: Statement): string {
  const parts = [
    outgoing > 0 && `${count(outgoing, 'line')} with money out left out.`,
    balances > 0 && `${count(balances, 'balance')} left out.`,
    headings > 1 && `${count(headings, 'line')} with headings left out.`,
  ]
  return parts.filter(Boolean).join(' ')
}

/** Takes over a statement and says what became of each of its lines. */
export function useImportStatement(accountId: number | null) {
  const [send, { loading }] = useMutation(ImportBankLinesDocument)
  const [told, setTold] = useState<Told | null>(null)
  const [source, setSource] = useState<Source | null>(null)

  async function importLines(statement: Statement) {
    const { lines, refused } = statement
    const known: KnownLine[] = []
    let [added, matched] = [0, 0]
    try {
      for (let at = 0; at < lines.length; at += mostBankLines) {
        const input = { accountId, lines: lines.slice(at, at + mostBankLines).map(toInput) }
        const { data } = await send({ variables: { input } })
        added += data?.importBankLines.added ?? 0
        matched += data?.importBankLines.matched ?? 0
        known.push(...(data?.importBankLines.knownLines ?? []))
      }
      const before = known.length > 0 ? ` ${known.length} imported before.` : ''
      const text = `${count(added, 'new payment')}, ${matched} matched to a child.${before} ${leftOut(statement)}`
      setTold({ tone: refused.length > 0 ? 'warning' : 'good', text, refused, known })
    } catch (error) {
      setTold({ tone: 'danger', text: failedInWords('Failed to import the statement', error), refused, known })
    }
  }

  async function readFile(file: File, chosen: string | undefined): Promise<Statement | null> {
    setSource(null)
    if (file.size > largest) return null
    const text = await readText(file)
    if (isOfx(text)) return readOfx(text)
    const list = await readList(file, { lineByLine: true, isList, chosen }).catch(() => null)
    setSource(list && { file, choice: list.choice })
    return readStatement(list?.records ?? [])
  }

  async function read(file: File, chosen?: string) {
    setTold(null)
    const statement = await readFile(file, chosen)
    if (statement && statement.lines.length > 0) return importLines(statement)
    const text = statement
      ? `This statement has no line that says that money came in. ${leftOut(statement)}`
      : 'This file has no columns for date, amount and description. Save the statement as OFX, CSV or XLSX and try again.'
    setTold({ tone: 'danger', text, refused: statement?.refused ?? [], known: [] })
  }
  return { read, told, source, loading }
}
