import { createHash } from 'node:crypto'
import { audit } from '#graphql/data/audit.ts'
import { wholeResult } from '#graphql/data/receipt.ts'
import { assertNotStale } from '#graphql/data/stale.ts'
import { transaction } from '#graphql/data/transaction.ts'
import type { Context } from '#graphql/platform/context.ts'
import { AppError, notFound } from '#graphql/platform/errors.ts'
import { authorise } from '#graphql/platform/policy.ts'
import { formatRand } from '#graphql/values/money.ts'
import { proposeParts } from './bankCsv.rules.ts'
import { type BankImport, BankLine } from './bankLine.model.ts'
import { mayManageBilling } from './billing.policy.ts'
import type { BankLinesInput, BookingInput } from './billing.schema.ts'
import { readFamilies } from './families.service.ts'
import { lockAccounts, settle } from './ledger.service.ts'
import { childIdsIn } from './reference.rules.ts'

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

/**
 * Takes over lines of a bank statement, to be looked at and booked. A line that was imported before stays as it is. For
 * staff.
 */
export async function importBankLines(context: Context, input: BankLinesInput): Promise<BankImport> {
  const viewer = authorise(context, mayManageBilling)
  const { lines } = input
  return transaction(
    context,
    { action: 'importBankLines', input: lines, receipt: wholeResult<BankImport>() },
    async (inner) => {
      const payers = await readPayers(inner)
      const rows = lines.map((line) => ({
        fingerprint: fingerprintOf(line),
        date: line.date,
        amountCents: line.amount,
        words: line.words,
        proposal: JSON.stringify(proposeParts(line.amount, childIdsIn(line.words), payers)),
        importedBy: viewer.id,
      }))
      const added: { id: number; proposal: unknown[] }[] = await inner
        .db('bank_lines')
        .insert(rows)
        .onConflict('fingerprint')
        .ignore()
        .returning(['id', 'proposal'])
      const matched = added.filter(({ proposal }) => proposal.length > 0).length
      const outcome = { added: added.length, known: lines.length - added.length, matched }
      await audit(inner, { action: 'importBankLines', entity: 'bank_line', after: outcome })
      return outcome
    },
  )
}

/** Lines that wait to be booked, the oldest first; or those that somebody has ignored. For staff. */
export async function listBankLines(context: Context, ignored = false): Promise<BankLine[]> {
  authorise(context, mayManageBilling)
  return BankLine.query(context.db)
    .where({ status: ignored ? 'ignored' : 'waiting' })
    .orderBy(['date', 'id'])
}

/** A line for a decision: locked, so that it is booked once. */
async function lineForChange(
  context: Context,
  id: number,
  version: number | null | undefined,
  from: BankLine['status'],
) {
  const line = await BankLine.query(context.db).findById(id).forUpdate()
  if (!line) throw notFound('This line of the statement')
  assertNotStale(line, version)
  if (line.status !== from) throw new AppError('CONFLICT', `This line is ${line.status} already.`)
  return line
}

async function decide(context: Context, line: BankLine, action: string, status: BankLine['status']) {
  const after = await BankLine.query(context.db).patchAndFetchById(line.id, {
    status,
    decidedBy: context.viewer.id,
    decidedAt: new Date().toISOString(),
    version: line.version + 1,
  })
  await audit(context, { action, entity: 'bank_line', entityId: line.id, before: line, after })
  return after
}

function assertSameSum(line: BankLine, parts: BookingInput['parts']) {
  const total = parts.reduce((sum, part) => sum + part.amount, 0)
  if (total === line.amountCents) return
  const message = `The parts add up to ${formatRand(total)}, but ${formatRand(line.amountCents)} came in.`
  throw new AppError('BAD_USER_INPUT', message, { fields: { parts: message } })
}

/**
 * Books a bank line: a payment for each child that it is for. For staff.
 * @throws AppError BAD_USER_INPUT when the parts do not add up to the line; STALE, CONFLICT, NOT_FOUND
 */
export async function bookBankLine(context: Context, input: BookingInput): Promise<BankLine> {
  const viewer = authorise(context, mayManageBilling)
  return transaction(context, { action: 'bookBankLine', input, model: BankLine }, async (inner) => {
    const line = await lineForChange(inner, input.id, input.version, 'waiting')
    assertSameSum(line, input.parts)
    const childIds = input.parts.map(({ childId }) => childId)
    if ((await lockAccounts(inner, childIds)).length < childIds.length) throw notFound('This child')
    await inner.db('payments').insert(
      input.parts.map(({ childId, amount }) => ({
        childId,
        amountCents: amount,
        method: 'eft',
        reference: line.words.slice(0, 100),
        date: line.date,
        bankLineId: line.id,
        createdBy: viewer.id,
      })),
    )
    await settle(inner, childIds)
    return decide(inner, line, 'bookBankLine', 'booked')
  })
}

/** Puts a line aside that is no payment for a child. For staff. */
export async function ignoreBankLine(context: Context, id: number): Promise<BankLine> {
  authorise(context, mayManageBilling)
  return transaction(context, { action: 'ignoreBankLine', input: { id }, model: BankLine }, async (inner) =>
    decide(inner, await lineForChange(inner, id, null, 'waiting'), 'ignoreBankLine', 'ignored'),
  )
}

/** Takes a line up again that was put aside. For staff. */
export async function reopenBankLine(context: Context, id: number): Promise<BankLine> {
  authorise(context, mayManageBilling)
  return transaction(context, { action: 'reopenBankLine', input: { id }, model: BankLine }, async (inner) =>
    decide(inner, await lineForChange(inner, id, null, 'ignored'), 'reopenBankLine', 'waiting'),
  )
}
