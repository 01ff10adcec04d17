import { Child } from '#graphql/children/child.model.ts'
import { holdingPlaceOn } from '#graphql/children/enrolled.ts'
import { lockRows } from '#graphql/data/lockOrder.ts'
import { createRow, deleteRows, editRow, editRows, now } from '#graphql/data/rows.ts'
import { rowsOf } from '#graphql/data/statement.ts'
import { transaction } from '#graphql/data/transaction.ts'
import type { Context } from '#graphql/platform/context.ts'
import { parentalTypes } from '#graphql/families/families.rules.ts'
import { fieldError, notFound } from '#graphql/platform/errors.ts'
import { authorise } from '#graphql/platform/policy.ts'
import { todayInJohannesburg } from '#graphql/values/dates.ts'
import { mayManageBilling } from './billing.policy.ts'
import type { FamilyAccountInput, PayerInput } from './billing.schema.ts'
import { FamilyAccount, type SiblingProposal, type Payer } from './families.model.ts'
import { familyOf } from './families.service.ts'
import { lockRow, type Scope } from '#graphql/data/findRow.ts'

/**
 * Each pair of children once: if both are undecided, the later one is proposed. A child has a proposal for each account
 * that siblings share; where there is none, for each sibling who was to have a separate one, and one for the undecided.
 */
const proposals = `
  select ids, parents from (
    select array_prepend(children.id, array_agg(distinct sibling.id)) as ids,
      array_agg(distinct users.first_name || ' ' || users.last_name) as parents,
      rank() over (partition by children.id order by sibling.shared_id is null) as place
    from children
    join guardianships as link on link.child_id = children.id and link.relationship_type = any(:parentalTypes)
    join users on users.id = link.parent_id and users.deleted_at is null
    join guardianships as other on other.parent_id = link.parent_id and other.relationship_type = any(:parentalTypes)
    join (select id, siblings_decided_at, family_account_id,
        case when count(*) over (partition by family_account_id) > 1 then family_account_id end as shared_id
      from children where ${holdingPlaceOn(':today')}) as sibling on sibling.id = other.child_id
    where ${holdingPlaceOn(':today')} and children.siblings_decided_at is null
      and (sibling.siblings_decided_at is not null or sibling.id < children.id)
      and sibling.id <> children.id and sibling.family_account_id is distinct from coalesce(children.family_account_id, 0)
    group by children.id, sibling.shared_id,
      case when sibling.shared_id is null and sibling.siblings_decided_at is not null then sibling.id end
  ) as found where place = 1 order by ids`

/** Possible siblings whose shared account the office has not confirmed or ruled out. */
export async function listSiblingProposals(context: Context): Promise<SiblingProposal[]> {
  authorise(context, mayManageBilling)
  const binds = { today: todayInJohannesburg(), parentalTypes }
  const found = await rowsOf<{ ids: number[]; parents: string[] }>(context.db, proposals, binds)
  const named = await Child.query(context.db).findByIds(found.flatMap(({ ids }) => ids))
  const children = new Map(named.map((child) => [child.id, child]))
  return found.flatMap(({ ids, parents }) => {
    const [child, ...siblings] = ids.flatMap((id) => children.get(id) ?? [])
    const undecided = ids.filter((id) => children.get(id)?.siblingsDecidedAt === null)
    return child ? [{ child, siblings, parents, undecided }] : []
  })
}

/**
 * Children who come to share an account have the same chosen payer, or all none: invoices show it to other guardians of each.
 * @throws AppError CONFLICT: somebody has to say which one it is from now on
 */
function assertSamePayer(children: readonly Child[], accounts: readonly FamilyAccount[]) {
  const payers = children.map(({ familyAccountId }) => {
    const { payerName = null, payerAddress = null } = accounts.find(({ id }) => id === familyAccountId) ?? {}
    return [payerName ?? 'none chosen', payerAddress].filter(Boolean).join(', ')
  })
  const [one, other] = new Set(payers)
  const message = `These children have different payers: ${one} and ${other}. Please choose the same payer for all of them first.`
  if (other !== undefined) throw fieldError('withChildId', message, 'CONFLICT')
}

/**
 * Sets which children share an account, with all who share one of theirs already, or get separate ones. Bills,
 * payments and credit stay with their children; discounts, statements and reminders follow from now on. No child loses
 * its chosen payer, or gets another one's: of children who separate each has it on its own account.
 * @throws AppError NOT_FOUND, CONFLICT
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
    const find: Scope<Child> = (children) => children.whereIn('id', all).whereNull('deletedAt')
    const before = await lockRows(inner, Child, find)
    if (before.length < all.length) throw notFound('This child')
    const left = before.flatMap(({ familyAccountId }) => familyAccountId ?? [])
    const accounts = await lockRows(inner, FamilyAccount, (query) => query.whereIn('id', left))
    const siblingsDecidedAt = now()
    if (withChildId === null) {
      await editRows(inner, Child, action, find, async ({ id, familyAccountId }) => {
        const sibling = await inner.db('children').where({ familyAccountId }).whereNot({ id }).first('id')
        if (!sibling) return { siblingsDecidedAt }
        const { payerName = null, payerAddress = null } = accounts.find((each) => each.id === familyAccountId) ?? {}
        const own = payerName && (await createRow(inner, FamilyAccount, { action }, { payerName, payerAddress }))
        return { siblingsDecidedAt, familyAccountId: own ? own.id : null }
      })
    } else {
      assertSamePayer(before, accounts)
      const others = (await familyOf(inner, ...all)).filter((id) => !all.includes(id))
      const theirs = await Child.query(inner.db).findByIds(others)
      const shared = [...new Set(theirs.map(({ familyAccountId }) => familyAccountId))]
      if (shared.length > 1) {
        const isSharing = (child: Child) => child.id !== withChildId && shared.includes(child.familyAccountId)
        const name = before.find(isSharing)?.firstName
        const what = `${name} already shares an account with other children.`
        throw fieldError('withChildId', `${what} Please give ${name} a separate account first.`, 'CONFLICT')
      }
      const joined = shared[0] ?? before.find(({ id }) => id === withChildId)?.familyAccountId ?? left[0]
      const familyAccountId = joined ?? (await createRow(inner, FamilyAccount, { action }, {})).id
      await editRows(inner, Child, action, find, { siblingsDecidedAt, familyAccountId })
    }
    const isEmpty = 'not exists (select from children where family_account_id = family_accounts.id)'
    await deleteRows(inner, FamilyAccount, action, (query) => query.whereIn('id', left).whereRaw(isEmpty))
    return read(inner)
  })
}

/**
 * The payer of a child's invoices: the one chosen by the centre, else the primary guardian. An invoice does not show a
 * parent's home address, which is private to that parent and the centre.
 */
export const queryPayer = (db: Context['db']) =>
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
    if (id !== null) await editRow(inner, FamilyAccount, { action, id, version, input }, payer)
    if (id !== null || payer.payerName === null) return child
    const account = await createRow(inner, FamilyAccount, { action, input }, payer)
    return editRow(inner, Child, { action, id: childId }, { familyAccountId: account.id })
  })
}
