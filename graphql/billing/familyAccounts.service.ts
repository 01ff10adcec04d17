import { Child } from '#graphql/children/child.model.ts'
import { holdingPlaceOn } from '#graphql/children/enrolled.ts'
import { lockRows } from '#graphql/data/lockOrder.ts'
import { createRow, editRows, now, removeRow, editRow } from '#graphql/data/rows.ts'
import { rowsOf } from '#graphql/data/statement.ts'
import { transaction } from '#graphql/data/transaction.ts'
import type { Context } from '#graphql/platform/context.ts'
import { parentalTypes } from '#graphql/families/families.rules.ts'
import { notFound } from '#graphql/platform/errors.ts'
import { authorise } from '#graphql/platform/policy.ts'
import { todayInJohannesburg } from '#graphql/values/dates.ts'
import { mayManageBilling } from './billing.policy.ts'
import type { FamilyAccountInput, PayerInput } from './billing.schema.ts'
import { FamilyAccount, type SiblingProposal, type Payer } from './families.model.ts'
import type { Knex } from 'knex'
import type { QueryBuilder } from 'objection'
import { lockRow } from '#graphql/data/findRow.ts'

/** Each pair of children once: if both are undecided, the later one is proposed. */
const proposals = `
  select children.id as "childId", array_agg(distinct sibling.id) as "siblingIds",
    array_agg(distinct users.first_name || ' ' || users.last_name) as parents,
    array_agg(distinct sibling.id) filter (where sibling.siblings_decided_at is null) as undecided
  from children
  join guardianships as link on link.child_id = children.id and link.relationship_type = any(:parentalTypes)
  join users on users.id = link.parent_id and users.deleted_at is null
  join guardianships as other on other.parent_id = link.parent_id and other.relationship_type = any(:parentalTypes)
  join (select * from children where ${holdingPlaceOn(':today')}) as sibling on sibling.id = other.child_id
  where ${holdingPlaceOn(':today')} and children.siblings_decided_at is null
    and (sibling.siblings_decided_at is not null or sibling.id < children.id)
    and sibling.id <> children.id and sibling.family_account_id is distinct from coalesce(children.family_account_id, 0)
  group by children.id
  order by children.id`

interface Found {
  childId: number
  siblingIds: number[]
  parents: string[]
  undecided: number[] | null
}

/** Possible siblings whose shared account the office has not confirmed or ruled out. */
export async function listSiblingProposals(context: Context): Promise<SiblingProposal[]> {
  authorise(context, mayManageBilling)
  const found = await rowsOf<Found>(context.db, proposals, { today: todayInJohannesburg(), parentalTypes })
  const ids = found.flatMap(({ childId, siblingIds }) => [childId, ...siblingIds])
  const children = new Map((await Child.query(context.db).findByIds(ids)).map((child) => [child.id, child]))
  return found.flatMap(({ childId, siblingIds, parents, undecided }) => {
    const child = children.get(childId)
    const siblings = siblingIds.flatMap((id) => children.get(id) ?? [])
    return child ? [{ child, siblings, parents, undecided: [childId, ...(undecided ?? [])] }] : []
  })
}

/** Accounts without children. */
async function removeEmpty(inner: Context, action: string, ids: readonly (number | null)[]) {
  const empty: number[] = await inner
    .db('family_accounts')
    .whereIn('id', [...new Set(ids.filter((id) => id !== null))])
    .whereNotExists(inner.db('children').whereRaw('family_account_id = family_accounts.id'))
    .orderBy('id')
    .pluck('id')
  for (const id of empty) await removeRow(inner, FamilyAccount, { action, id })
}

/**
 * Sets which children share an account: they join another child's account, or get separate ones. Bills, payments and
 * credit stay with their children; discounts, statements and reminders follow from now on.
 * @throws AppError NOT_FOUND
 */
export async function setFamilyAccount(context: Context, input: FamilyAccountInput): Promise<Child[]> {
  authorise(context, mayManageBilling)
  const action = 'setFamilyAccount'
  const { withChildId = null } = input
  const ids = [...new Set(input.childIds)].filter((id) => id !== withChildId)
  const read = (inner: Context) => Child.query(inner.db).whereIn('id', ids).orderBy('id')
  const request = { action, input, idsOf: (rows: Child[]) => rows.map(({ id }) => id), readAgain: read }
  return transaction(context, request, async (inner) => {
    const all = withChildId === null ? ids : [...ids, withChildId]
    const before = await lockRows(inner, Child, (children) => children.whereIn('id', all).whereNull('deletedAt'))
    if (before.length < all.length) throw notFound('This child')
    const find = (children: QueryBuilder<Child>) => children.whereIn('id', all)
    const siblingsDecidedAt = now()
    if (withChildId === null) {
      const shared = await sharedAmong(inner, ids)
      await editRows(inner, Child, action, find, ({ id }) =>
        shared.includes(id) ? { siblingsDecidedAt, familyAccountId: null } : { siblingsDecidedAt },
      )
    } else {
      const joined = before.find(({ id }) => id === withChildId)?.familyAccountId ?? (await onlyPaying(inner, all))
      const familyAccountId = joined ?? (await createRow(inner, FamilyAccount, { action }, {})).id
      await editRows(inner, Child, action, find, { siblingsDecidedAt, familyAccountId })
    }
    const left = before.map(({ familyAccountId }) => familyAccountId)
    await removeEmpty(inner, action, left)
    return read(inner)
  })
}

/** The account with a chosen payer that all its children would leave: where it is the only one, they keep it. */
async function onlyPaying({ db }: Context, ids: readonly number[]): Promise<number | undefined> {
  const [first, ...others]: number[] = await db('family_accounts')
    .whereNotNull('payer_name')
    .whereIn('id', db('children').whereIn('id', ids).whereNotNull('family_account_id').select('family_account_id'))
    .whereNotExists(db('children').whereRaw('family_account_id = family_accounts.id').whereNotIn('id', ids))
    .pluck('id')
  return others.length > 0 ? undefined : first
}

/** Children who share their account; a child alone on an account keeps it with its chosen payer. */
const sharedAmong = ({ db }: Context, ids: readonly number[]): Promise<number[]> =>
  db('children')
    .whereIn('id', [...ids])
    .whereRaw(`exists (select from children as other
      where other.family_account_id = children.family_account_id and other.id <> children.id)`)
    .pluck('id')

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
