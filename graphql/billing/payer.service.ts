import type { Knex } from 'knex'
import { Child } from '#graphql/children/child.model.ts'
import { lockRow } from '#graphql/data/findRow.ts'
import { createRow, editRow } from '#graphql/data/rows.ts'
import { transaction } from '#graphql/data/transaction.ts'
import type { Context } from '#graphql/platform/context.ts'
import { authorise } from '#graphql/platform/policy.ts'
import type { Payer } from './familyAccount.model.ts'
import { mayManageBilling } from './billing.policy.ts'
import type { PayerInput } from './billing.schema.ts'
import { FamilyAccount } from './familyAccount.model.ts'

/**
 * The payer of a child's invoices: the one chosen by the centre, else the primary guardian. An invoice does not show a
 * parent's home address, which is private to that parent and the centre.
 */
export const queryPayer = (db: Knex) =>
  db('children as child')
    .leftJoin('family_accounts as account', 'account.id', 'child.family_account_id')
    .select(
      db.raw(`coalesce(account.payer_name, (
      select users.first_name || ' ' || users.last_name
      from guardianships join users on users.id = guardianships.parent_id and users.deleted_at is null
      where guardianships.child_id = child.id
      order by guardianships.is_primary desc, guardianships.id limit 1
    )) as name`),
      'account.payer_address as address',
      'account.version',
      db.raw('account.payer_name is not null as is_chosen'),
    )

/** For a document about a child whom the viewer may see. */
export const readPayer = async ({ db }: Context, childId: number): Promise<Payer> =>
  (await queryPayer(db).where('child.id', childId).first()) as Payer

/**
 * Sets the payer for all children of the account.
 * @throws AppError NOT_FOUND, STALE
 */
export async function setPayer(context: Context, input: PayerInput): Promise<Child> {
  authorise(context, mayManageBilling)
  const { childId, version, name, address } = input
  const payer = { payerName: name ?? null, payerAddress: address ?? null }
  const action = 'setPayer'
  return transaction(context, { action, input, model: Child }, async (inner) => {
    const child = await lockRow(inner, Child, childId)
    const id = child.familyAccountId
    if (id !== null) {
      await editRow(inner, FamilyAccount, { action, id, version, input }, payer)
      return child
    }
    if (payer.payerName === null) return child
    const account = await createRow(inner, FamilyAccount, { action, input }, payer)
    return editRow(inner, Child, { action, id: childId }, { familyAccountId: account.id })
  })
}
