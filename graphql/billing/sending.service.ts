import { Child } from '#graphql/children/child.model.ts'
import { audit } from '#graphql/data/audit.ts'
import { wholeResult } from '#graphql/data/receipt.ts'
import { editRows, now } from '#graphql/data/rows.ts'
import { transaction } from '#graphql/data/transaction.ts'
import type { Context } from '#graphql/platform/context.ts'
import { AppError, notFound } from '#graphql/platform/errors.ts'
import { type Addressee, letterTo, queueMail } from '#graphql/platform/mail/outbox.ts'
import { authorise } from '#graphql/platform/policy.ts'
import { centreName } from '#graphql/settings/settings.service.ts'
import { groupBy } from '#graphql/values/groupBy.ts'
import { Bill } from './bill.model.ts'
import { mayManageBilling } from './billing.policy.ts'
import type { SendInvoicesInput } from './billing.schema.ts'
import { queryBills, readOpenBills } from './bills.read.ts'
import type { LettersSent } from './families.model.ts'
import { readFamilies } from './families.service.ts'
import { referenceOf } from './reference.rules.ts'
import { type InvoiceLine, invoiceSubject, invoiceText, statementText } from './sending.rules.ts'

interface Parent extends Addressee {
  parentId: number
  childId: number
}

/** The parents with an account of these children, each with the children that the account is linked to. */
async function readParents({ db }: Context, childIds: readonly number[]): Promise<Parent[][]> {
  const links: Parent[] = await db('guardianships')
    .join('users', 'users.id', 'guardianships.parent_id')
    .whereNull('users.deleted_at')
    .whereIn('guardianships.child_id', [...childIds])
    .orderBy(['guardianships.parent_id', 'guardianships.child_id'])
    .select('parent_id', 'child_id', 'first_name', 'email')
  return [...groupBy(links, ({ parentId }) => parentId).values()]
}

/** How a bill is said to a parent. */
async function readLines({ db }: Context, bills: readonly Bill[]) {
  const children = new Map(
    (await Child.query(db).findByIds(bills.map(({ childId }) => childId))).map((child) => [child.id, child]),
  )
  return bills.map((bill): InvoiceLine & { childId: number } => ({
    childId: bill.childId,
    childName: children.get(bill.childId)?.firstName ?? '',
    description: bill.description,
    invoiceNumber: bill.invoiceNumber,
    dueDate: bill.dueDate,
    amountCents: bill.amountCents,
    owingCents: bill.owingCents,
  }))
}

const nobody = () =>
  new AppError('CONFLICT', 'No parent with an account: print it, or invite a parent on the page of the child.')

const portalOf = ({ environment }: Context) => `${environment.PUBLIC_URL}/parent/billing`

const ownOf = <Row extends { childId: number }>(links: readonly Parent[], rows: readonly Row[]) =>
  rows.filter(({ childId }) => links.some((link) => link.childId === childId))

/** Writes to each parent of these children; what is said is of the children that the account is linked to alone. */
async function writeToParents(
  inner: Context,
  childIds: readonly number[],
  letter: (links: readonly Parent[], references: readonly string[]) => { kind: string; subject: string; text: string },
): Promise<LettersSent> {
  const parents = await readParents(inner, childIds)
  if (parents.length === 0) throw nobody()
  const centre = await centreName(inner)
  for (const links of parents) {
    const [to] = links
    const references = links.map(({ childId }) => referenceOf(childId))
    if (to) await queueMail(inner, letterTo(to, centre, letter(links, references)))
  }
  return { emailsSent: parents.length }
}

/**
 * Writes the invoices of a family to its parents.
 * @throws AppError CONFLICT where no parent has an account: such an invoice goes out on paper
 */
export async function sendInvoices(context: Context, input: SendInvoicesInput): Promise<LettersSent> {
  authorise(context, mayManageBilling)
  const request = { action: 'sendInvoices', input, receipt: wholeResult<LettersSent>() }
  return transaction(context, request, async (inner) => {
    const bills = await queryBills(inner).whereIn('bills.id', input.billIds).whereNull('deletedAt').orderBy('id')
    if (bills.length < new Set(input.billIds).size) throw notFound('This billing record')
    const lines = await readLines(inner, bills)
    const centre = await centreName(inner)
    const childIds = bills.map(({ childId }) => childId)
    const sent = await writeToParents(inner, childIds, (links, references) => {
      const own = ownOf(links, lines)
      const text = invoiceText(own, references, portalOf(inner))
      return { kind: 'billing.invoice', subject: invoiceSubject(own, centre), text }
    })
    const reached = (await readParents(inner, childIds)).flat().map(({ childId }) => childId)
    const ids = bills.filter(({ childId }) => reached.includes(childId)).map(({ id }) => id)
    await editRows(inner, Bill, 'sendInvoices', (rows) => rows.whereIn('id', ids), { sentAt: now() })
    return sent
  })
}

/**
 * Writes the state of their account to the parents of a family.
 * @param childId any child of the family
 * @throws AppError CONFLICT where no parent has an account
 */
export async function sendStatement(context: Context, childId: number): Promise<LettersSent> {
  authorise(context, mayManageBilling)
  const request = { action: 'sendStatement', input: { childId }, receipt: wholeResult<LettersSent>() }
  return transaction(context, request, async (inner) => {
    const family = (await readFamilies(inner)).find((ids) => ids.includes(childId))
    if (!family) throw notFound('This child')
    const open = (await readOpenBills(inner)).filter((bill) => family.includes(bill.childId))
    const lines = await readLines(inner, open)
    const credits: { childId: number; cents: number }[] = await inner
      .db('payments')
      .whereIn('childId', family)
      .whereNull('reversed_at')
      .groupBy('child_id')
      .select('child_id', inner.db.raw('sum(amount_cents - allotted_cents)::int as cents'))
    const centre = await centreName(inner)
    const sent = await writeToParents(inner, family, (links, references) => {
      const credit = ownOf(links, credits).reduce((total, { cents }) => total + cents, 0)
      const text = statementText(ownOf(links, lines), credit, references, portalOf(inner))
      return { kind: 'billing.statement', subject: `Your account (${centre})`, text }
    })
    await audit(inner, { action: 'sendStatement', entity: Child.entity, entityId: childId, after: sent })
    return sent
  })
}
