import type { Knex } from 'knex'
import { Child } from '#graphql/children/child.model.ts'
import { lockRows } from '#graphql/data/lockOrder.ts'
import { editRow, editRows } from '#graphql/data/rows.ts'
import type { Context } from '#graphql/platform/context.ts'
import { authorise } from '#graphql/platform/policy.ts'
import type { Payer } from './account.model.ts'
import { mayManageBilling } from './billing.policy.ts'
import type { PayerInput } from './billing.schema.ts'
import { readFamilies } from './families.service.ts'

/**
 * Whom the invoices of a child are made out to: the one that the centre has chosen, else the parent who is asked first.
 * The home address of a parent is for that parent and the centre alone, so that an invoice does not show it.
 */
export const queryPayer = (db: Knex) =>
  db('children as child').select(
    db.raw(`coalesce(child.payer_name, (
      select users.first_name || ' ' || users.last_name
      from guardianships join users on users.id = guardianships.parent_id and users.deleted_at is null
      where guardianships.child_id = child.id
      order by guardianships.is_primary desc, guardianships.id limit 1
    )) as name`),
    'child.payer_address as address',
    db.raw('child.payer_name is not null as is_chosen'),
  )

/** For a document about a child that the viewer may read. */
export const readPayer = async ({ db }: Context, childId: number): Promise<Payer> =>
  (await queryPayer(db).where('child.id', childId).first()) as Payer

/** @throws AppError NOT_FOUND, STALE */
export async function setPayer(context: Context, input: PayerInput): Promise<Child> {
  authorise(context, mayManageBilling)
  const { childId, wholeFamily, version, name, address } = input
  const payer = { payerName: name ?? null, payerAddress: address ?? null }
  const familyOf = async (inner: Context) =>
    (await readFamilies(inner)).find((members) => members.includes(childId)) ?? [childId]
  return editRow(
    context,
    Child,
    {
      action: 'setPayer',
      id: childId,
      version,
      input,
      lockFirst: async (inner) => {
        const ids = wholeFamily ? await familyOf(inner) : [childId]
        await lockRows(inner, Child, (children) => children.whereIn('id', ids))
      },
    },
    payer,
    async (_after, _before, inner) => {
      if (!wholeFamily) return
      const others = (await familyOf(inner)).filter((id) => id !== childId)
      await editRows(inner, Child, 'setPayer', (children) => children.whereIn('id', others), payer)
    },
  )
}
