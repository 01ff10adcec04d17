import { Child } from '#graphql/children/child.model.ts'
import { audit } from '#graphql/data/audit.ts'
import { findRow } from '#graphql/data/findRow.ts'
import { editRows, now } from '#graphql/data/rows.ts'
import { transaction } from '#graphql/data/transaction.ts'
import type { Context } from '#graphql/platform/context.ts'
import { conflict, notFound } from '#graphql/platform/errors.ts'
import { letterTo, queueMail } from '#graphql/platform/mail/outbox.ts'
import { authorise } from '#graphql/platform/policy.ts'
import { centreName } from '#graphql/settings/settings.service.ts'
import { Bill } from './bill.model.ts'
import { mayManageBilling } from './billing.policy.ts'
import type { SendInvoicesInput } from './billing.schema.ts'
import { queryBills, readOpenBills } from './bills.read.ts'
import type { LettersSent } from './families.model.ts'
import { familyOf, type ParentLink, readCredits, readParents } from './families.service.ts'
import { lockAccountOf } from './ledger.service.ts'
import { referenceOf } from './reference.rules.ts'
import { type InvoiceLine, invoiceSubject, invoiceText, statementText } from './sending.rules.ts'

/** How a bill is said to a parent. */
export async function readLines({ db }: Context, bills: readonly Bill[]) {
  const children = await Child.query(db).findByIds(bills.map(({ childId }) => childId))
  const firstNames = new Map(children.map(({ id, firstName }) => [id, firstName]))
  return bills.map((bill): InvoiceLine & { childId: number } => {
    const { childId, description, invoiceNumber, dueDate, amountCents, owingCents } = bill
    const childName = firstNames.get(childId) ?? ''
    return { childId, childName, description, invoiceNumber, dueDate, amountCents, owingCents }
  })
}

const portalOf = ({ environment }: Context) => `${environment.PUBLIC_URL}/parent/billing`

export const ownOf = <Row extends { childId: number }>(links: readonly ParentLink[], rows: readonly Row[]) =>
  rows.filter(({ childId }) => links.some((link) => link.childId === childId))

/** Unallocated payments of the children that an account is linked to, in cents. */
export const creditOf = (links: readonly ParentLink[], credits: readonly { childId: number; cents: number }[]) =>
  ownOf(links, credits).reduce((total, { cents }) => total + cents, 0)

/**
 * Writes to each parent of these children; what is said is of the children that the account is linked to alone.
 * @returns the parents, each with these children
 */
async function writeToParents(
  inner: Context,
  childIds: readonly number[],
  letter: (links: ParentLink[], references: string[], centre: string) => Parameters<typeof letterTo>[2],
): Promise<ParentLink[][]> {
  const parents = await readParents(inner, childIds)
  if (parents.length === 0)
    throw conflict("No parent has an account. Print the invoice, or invite a parent on the child's page.")
  const centre = await centreName(inner)
  for (const links of parents) {
    const [to] = links
    const references = links.map(({ childId }) => referenceOf(childId))
    if (to) await queueMail(inner, letterTo(to, centre, letter(links, references, centre)))
  }
  return parents
}

/**
 * Writes the invoices of a family to its parents.
 * @throws AppError CONFLICT where no parent has an account: such an invoice goes out on paper
 */
export async function sendInvoices(context: Context, input: SendInvoicesInput): Promise<LettersSent> {
  authorise(context, mayManageBilling)
  return transaction(context, { action: 'sendInvoices', input }, async (inner) => {
    await lockAccountOf('bills', ...input.billIds)(inner)
    const bills = await queryBills(inner).whereIn('bills.id', input.billIds).whereNull('deletedAt').orderBy('id')
    if (bills.length < new Set(input.billIds).size) throw notFound('This billing record')
    const lines = await readLines(inner, bills)
    const childIds = bills.map(({ childId }) => childId)
    const parents = await writeToParents(inner, childIds, (links, references, centre) => {
      const own = ownOf(links, lines)
      const text = invoiceText(own, references, portalOf(inner))
      return { kind: 'billing.invoice', subject: invoiceSubject(own, centre), text }
    })
    const ids = ownOf(parents.flat(), bills).map(({ id }) => id)
    await editRows(inner, Bill, 'sendInvoices', (rows) => rows.whereIn('id', ids), { sentAt: now() })
    return { emailsSent: parents.length }
  })
}

/**
 * Writes the state of their account to the parents of a family.
 * @param childId any child of the family
 * @throws AppError CONFLICT where no parent has an account
 */
export async function sendStatement(context: Context, childId: number): Promise<LettersSent> {
  authorise(context, mayManageBilling)
  return transaction(context, { action: 'sendStatement', input: { childId } }, async (inner) => {
    await findRow(inner, Child, childId)
    const family = await familyOf(inner, childId)
    const open = (await readOpenBills(inner)).filter((bill) => family.includes(bill.childId))
    const lines = await readLines(inner, open)
    const credits = await readCredits(inner)
    const parents = await writeToParents(inner, family, (links, references, centre) => {
      const text = statementText(ownOf(links, lines), creditOf(links, credits), references, portalOf(inner))
      return { kind: 'billing.statement', subject: `Your account (${centre})`, text }
    })
    const sent = { emailsSent: parents.length }
    await audit(inner, { action: 'sendStatement', entity: Child.entity, entityId: childId, after: sent })
    return sent
  })
}
