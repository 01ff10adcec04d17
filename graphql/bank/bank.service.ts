import { createHash } from 'node:crypto'
import { auditAll } from '#graphql/data/audit.ts'
import { type Page, type PageRequest, paginate } from '#graphql/data/paginate.ts'
import { createRows, editRow, now } from '#graphql/data/rows.ts'
import { transaction } from '#graphql/data/transaction.ts'
import type { Context } from '#graphql/platform/context.ts'
import { AppError, fieldError, notFound } from '#graphql/platform/errors.ts'
import { authorise } from '#graphql/platform/policy.ts'
import { formatRand } from '#graphql/values/money.ts'
import type { BankLinesInput, BookingInput } from './bank.schema.ts'
import { proposeParts } from './bankCsv.rules.ts'
import { type BankImport, BankLine } from './bankLine.model.ts'
import { mayManageBilling } from '#graphql/billing/billing.policy.ts'
import { readFamilies } from '#graphql/billing/families.service.ts'
import { lockAccounts, settle } from '#graphql/billing/ledger.service.ts'
import { Payment } from '#graphql/billing/payment.model.ts'
import { assertBookedOnce } from '#graphql/billing/sameMoney.ts'
import { childIdsIn } from '#graphql/billing/reference.rules.ts'

type SentLine = BankLinesInput['lines'][number]

const fingerprintOf = ({ date, amount, words, twin }: SentLine) =>
  createHash('sha256')
    .update([date, amount, words.toLowerCase().replaceAll(/\s+/g, ' ').trim(), twin].join('|'))
    .digest('base64url')

/** What is still owed for each child, with its family. Four statements. */
async function readPayers(context: Context) {
  const { db } = context
  const children: { id: number }[] = await db('children').select('id')
  const owed: { childId: number; cents: number }[] = await db('bills')
    .whereNull('deleted_at')
    .whereRaw('paid_cents < amount_cents')
    .groupBy('child_id')
    .select('child_id', db.raw('sum(amount_cents - paid_cents)::int as cents'))
  const owing = new Map(owed.map(({ childId, cents }) => [childId, cents]))
  const familyOf = new Map((await readFamilies(context)).flatMap((family) => family.map((id) => [id, family] as const)))
  return children.map(({ id }) => ({ childId: id, owingCents: owing.get(id) ?? 0, family: familyOf.get(id) ?? [id] }))
}

export async function importBankLines(context: Context, input: BankLinesInput): Promise<BankImport> {
  const viewer = authorise(context, mayManageBilling)
  const { lines } = input
  return transaction(context, { action: 'importBankLines', input: lines }, async (inner) => {
    const payers = await readPayers(inner)
    const rows = lines.map((line) => ({
      fingerprint: fingerprintOf(line),
      date: line.date,
      amountCents: line.amount,
      words: line.words,
      proposal: JSON.stringify(proposeParts(line.amount, childIdsIn(line.words), payers)),
      importedBy: viewer.id,
    }))
    // a line that was imported before has the same fingerprint
    const inserted: object[] = await inner
      .db('bank_lines')
      .insert(rows)
      .onConflict('fingerprint')
      .ignore()
      .returning('*')
    const added = inserted.map((row) => BankLine.fromDatabaseJson(row) as BankLine)
    await auditAll(
      inner,
      added.map((line) => ({ action: 'importBankLines', entity: BankLine.entity, entityId: line.id, after: line })),
    )
    const matched = added.filter(({ proposal }) => proposal.length > 0).length
    return { added: added.length, known: lines.length - added.length, matched }
  })
}

/** Lines that wait to be booked, the oldest first; or those that somebody has ignored. */
export async function listBankLines(context: Context, page: PageRequest, ignored = false): Promise<Page<BankLine>> {
  authorise(context, mayManageBilling)
  const lines = BankLine.query(context.db).where({ status: ignored ? 'ignored' : 'waiting' })
  return paginate(lines, { columns: ['date', 'id'] }, page)
}

function assertStatus({ status }: BankLine, expected: BankLine['status']) {
  if (status !== expected) throw new AppError('CONFLICT', `This line is ${status} already.`)
}

const decided = ({ viewer }: Context, status: BankLine['status']) => ({
  status,
  decidedBy: viewer.id,
  decidedAt: now(),
})

/** What of each line is not booked, or was reversed, in cents. */
async function readOpenCents({ db }: Context, ids: readonly number[]): Promise<number[]> {
  const booked = db('payments').whereRaw('bank_line_id = bank_lines.id and reversed_at is null').sum('amount_cents')
  const rows: { id: number; cents: number }[] = await db('bank_lines')
    .whereIn('id', [...ids])
    .select('id', db.raw('(amount_cents - coalesce(?, 0))::int as cents', [booked]))
  const open = new Map(rows.map(({ id, cents }) => [id, cents]))
  return ids.map((id) => open.get(id) ?? 0)
}

/** The lines of a page in one statement. */
export const openCentsOf = (context: Context, { id }: BankLine): Promise<number> =>
  context.loaders.batch<number>('bank.open', (ids) => readOpenCents(context, ids)).load(id)

function assertSameSum(openCents: number, parts: BookingInput['parts']) {
  const total = parts.reduce((sum, part) => sum + part.amount, 0)
  if (total === openCents) return
  throw fieldError('parts', `The parts add up to ${formatRand(total)}, but ${formatRand(openCents)} came in.`)
}

/** All accounts of a booking, before the line. */
const lockAccountsOf = (childIds: number[]) => async (inner: Context) => {
  if ((await lockAccounts(inner, childIds)).length < new Set(childIds).size) throw notFound('This child')
}

export async function bookBankLine(context: Context, input: BookingInput): Promise<BankLine> {
  const viewer = authorise(context, mayManageBilling)
  const { id, version, parts, isAnother = false } = input
  const childIds = parts.map(({ childId }) => childId)
  const change = { action: 'bookBankLine', id, version, input, lockFirst: lockAccountsOf(childIds) }
  return editRow(context, BankLine, change, async (line, inner) => {
    assertStatus(line, 'waiting')
    assertSameSum((await readOpenCents(inner, [id]))[0] ?? 0, parts)
    if (!isAnother)
      for (const { childId, amount: amountCents } of parts)
        await assertBookedOnce(inner, { childId, amountCents, date: line.date }, 'statement')
    const payments = parts.map(({ childId, amount }) => ({
      childId,
      amountCents: amount,
      method: 'eft' as const,
      reference: line.words.slice(0, 100),
      date: line.date,
      bankLineId: line.id,
      createdBy: viewer.id,
    }))
    await createRows(inner, Payment, 'bookBankLine', payments)
    await settle(inner, childIds)
    return decided(inner, 'booked')
  })
}

const decide =
  (action: string, from: BankLine['status'], to: BankLine['status']) =>
  async (context: Context, id: number): Promise<BankLine> => {
    authorise(context, mayManageBilling)
    return editRow(context, BankLine, { action, id }, (line, inner) => {
      assertStatus(line, from)
      return decided(inner, to)
    })
  }

export const ignoreBankLine = decide('ignoreBankLine', 'waiting', 'ignored')
export const reopenBankLine = decide('reopenBankLine', 'ignored', 'waiting')
