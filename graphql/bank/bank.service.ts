import { createHash } from 'node:crypto'
import { splitName } from '#graphql/enrollment/enrollment.rules.ts'
import { isDeepStrictEqual } from 'node:util'
import { lockRows } from '#graphql/data/lockOrder.ts'
import { type Page, type PageRequest, paginate } from '#graphql/data/paginate.ts'
import { createRow, createRows, editRow, editRows, now } from '#graphql/data/rows.ts'
import { transaction } from '#graphql/data/transaction.ts'
import type { Context } from '#graphql/platform/context.ts'
import { conflict, fieldError, notFound } from '#graphql/platform/errors.ts'
import { authorise } from '#graphql/platform/policy.ts'
import { groupBy } from '#graphql/values/groupBy.ts'
import { formatRand, sumCents } from '#graphql/values/money.ts'
import type { BankAccountInput, BankLinesInput, BookingInput } from './bank.schema.ts'
import { BankAccount, type BankImport, BankLine } from './bankLine.model.ts'
import { type Mark, partByKnown } from './known.rules.ts'
import { type Part, type PayingAccount, proposeParts } from './proposal.rules.ts'
import { comparedWords } from './statementLines.rules.ts'
import { mayManageBilling } from '#graphql/billing/billing.policy.ts'
import { readFamilies } from '#graphql/billing/families.service.ts'
import { lockFamilies, settle } from '#graphql/billing/ledger.service.ts'
import { Payment } from '#graphql/billing/payment.model.ts'
import { assertBookedOnce } from '#graphql/billing/payments.service.ts'

const fingerprintOf = ({ date, amount, words, twin }: BankLinesInput['lines'][number]) =>
  createHash('sha256')
    .update([date, amount, comparedWords(words), twin].join('|'))
    .digest('base64url')

/** What is outstanding on each account, and who is known to pay it. Five statements. */
async function readAccounts(context: Context): Promise<PayingAccount[]> {
  const { db } = context
  const removed = db('children').whereNotNull('deleted_at').select('id')
  const families = [...(await readFamilies(context)), ...(await removed).map(({ id }: { id: number }) => [id])]
  const open: PayingAccount['bills'][number][] = await db('bills')
    .whereNull('deleted_at')
    .whereRaw('paid_cents < amount_cents')
    .select('id', 'child_id', 'due_date', db.raw('amount_cents - paid_cents as owing_cents'))
  const parents: Payer[] = await db('guardianships')
    .join('users', 'users.id', 'guardianships.parent_id')
    .whereNull('users.deleted_at')
    .select('child_id', 'first_name', 'last_name')
  const chosen: { childId: number; name: string }[] = await db('children')
    .join('family_accounts', 'family_accounts.id', 'children.family_account_id')
    .whereNotNull('payer_name')
    .select('children.id as child_id', 'payer_name as name')
  const payers = [...parents, ...chosen.map(({ childId, name }) => ({ childId, ...splitName(name) }))]
  const ofChild = ({ childId }: { childId: number }) => childId
  const [billsOf, payersOf] = [groupBy(open, ofChild), groupBy(payers, ofChild)]
  return families.map((childIds) => ({
    childIds,
    bills: childIds.flatMap((id) => billsOf.get(id) ?? []),
    payers: childIds.flatMap((id) => payersOf.get(id) ?? []),
  }))
}

type Payer = PayingAccount['payers'][number] & { childId: number }

async function readWaitingParts({ db }: Context): Promise<Part[]> {
  const lines: { proposal: Part[] }[] = await db('bank_lines').where({ status: 'waiting' }).select('proposal')
  return lines.flatMap(({ proposal }) => proposal)
}

export async function listBankAccounts(context: Context): Promise<BankAccount[]> {
  authorise(context, mayManageBilling)
  return BankAccount.query(context.db).orderBy('id')
}

export async function addBankAccount(context: Context, input: BankAccountInput): Promise<BankAccount> {
  authorise(context, mayManageBilling)
  return createRow(context, BankAccount, { action: 'addBankAccount', input }, input)
}

/** Statements of one account are imported one after the other. */
async function lockBankAccount(inner: Context, id: number | null): Promise<BankAccount> {
  const [account] = await lockRows(inner, BankAccount, (accounts) => (id ? accounts.where({ id }) : accounts.limit(1)))
  if (!account) throw notFound('This bank account')
  return account
}

/** The account's next files are read with the same columns. */
async function storeColumns(inner: Context, account: BankAccount, named: BankLinesInput['columns']) {
  if (!named) return
  const columns = { ...named, balance: named.balance ?? null }
  if (isDeepStrictEqual(columns, account.columns)) return
  await editRows(inner, BankAccount, 'importBankLines', (accounts) => accounts.where({ id: account.id }), { columns })
}

export async function importBankLines(context: Context, input: BankLinesInput): Promise<BankImport> {
  const viewer = authorise(context, mayManageBilling)
  return transaction(context, { action: 'importBankLines', input }, async (inner) => {
    const account = await lockBankAccount(inner, input.accountId ?? null)
    await storeColumns(inner, account, input.columns)
    const accountId = account.id
    const lines = input.lines.map((line) => ({ ...line, amountCents: line.amount, fingerprint: fingerprintOf(line) }))
    const prints = lines.map(({ fingerprint }) => fingerprint)
    const ids = lines.flatMap(({ transactionId }) => transactionId ?? [])
    const stored: Mark[] = await inner
      .db('bank_lines')
      .where({ accountId })
      .where((query) => query.whereIn('fingerprint', prints).orWhereIn('transactionId', ids))
      .select('fingerprint', 'transactionId', 'date', 'amountCents')
    const { added, known } = partByKnown(lines, stored)
    const proposals = proposeParts(added, await readAccounts(inner), await readWaitingParts(inner))
    const same = { accountId, importedBy: viewer.id }
    const rows = added.map(({ fingerprint, transactionId = null, date, amountCents, words }, index) => {
      return { ...same, fingerprint, transactionId, date, amountCents, words, proposal: proposals[index] ?? [] }
    })
    const matched = rows.filter(({ proposal }) => proposal.length > 0).length
    await createRows(inner, BankLine, 'importBankLines', rows)
    const knownLines = known.map(({ line = null, date, amountCents, words }) => ({ line, date, amountCents, words }))
    return { added: added.length, known: known.length, knownLines, matched }
  })
}

export async function listBankLines(context: Context, page: PageRequest, ignored = false): Promise<Page<BankLine>> {
  authorise(context, mayManageBilling)
  const lines = BankLine.query(context.db).where({ status: ignored ? 'ignored' : 'waiting' })
  return paginate(lines, { columns: ['date', 'id'] }, page)
}

const statusText = { waiting: 'is awaiting allocation', booked: 'has been allocated', ignored: 'has been set aside' }

function assertStatus({ status }: BankLine, expected: BankLine['status']) {
  if (status !== expected) throw conflict(`This line ${statusText[status]}.`)
}

const decided = ({ viewer }: Context, status: BankLine['status']) => ({
  status,
  decidedBy: viewer.id,
  decidedAt: now(),
})

/** Unallocated or reversed amount of each line, in cents. */
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

function assertSameSum(openCents: number, parts: readonly Part[]) {
  const total = sumCents(parts)
  if (total === openCents) return
  throw fieldError(
    'parts',
    `The parts add up to ${formatRand(total)}, but ${formatRand(openCents)} is to be allocated.`,
  )
}

export async function bookBankLine(context: Context, input: BookingInput): Promise<BankLine> {
  const viewer = authorise(context, mayManageBilling)
  const { id, version, isAnother = false } = input
  const parts = input.parts.map(({ childId, amount: amountCents }) => ({ childId, amountCents }))
  const childIds = parts.map(({ childId }) => childId)
  const change = { action: 'bookBankLine', id, version, input, lockFirst: lockFamilies(childIds) }
  return editRow(context, BankLine, change, async (line, inner) => {
    assertStatus(line, 'waiting')
    assertSameSum((await readOpenCents(inner, [id]))[0] ?? 0, parts)
    if (!isAnother) await assertBookedOnce(inner, parts, line.date, id)
    const same = { method: 'eft' as const, date: line.date, bankLineId: line.id, createdBy: viewer.id }
    const payments = parts.map((part) => ({ ...part, reference: line.words.slice(0, 100), ...same }))
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
