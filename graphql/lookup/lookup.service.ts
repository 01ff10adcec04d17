import { invoiceNumber } from '#graphql/billing/billing.rules.ts'
import { childIdsIn } from '#graphql/billing/reference.rules.ts'
import { anywhere, atBeginning, plainSql, wordsOf } from '#graphql/data/search.ts'
import { rowsOf } from '#graphql/data/statement.ts'
import { currentPlacement, sqlToday } from '#graphql/data/placed.ts'
import type { Context } from '#graphql/platform/context.ts'
import { admin, authorise } from '#graphql/platform/policy.ts'
import type { FoundPerson } from './lookup.model.ts'
import { billIdIn, phoneDigitsIn } from './lookup.rules.ts'

/** A handful: with more results a user would keep typing. */
const most = 8

const digitsSql = (expression: string) => String.raw`regexp_replace(${expression}, '\D', '', 'g')`

/** Everything that has its own page. A child is found by its guardians too; a bill by its number only. */
const known = () => `
  select 1 as place, 'child' as kind, children.id, children.first_name || ' ' || children.last_name as name,
    classes.name as detail,
    (select string_agg(concat_ws(' ', users.first_name, users.last_name), ' ')
      from guardianships join users on users.id = guardianships.parent_id and users.deleted_at is null
      where guardianships.child_id = children.id) as more,
    concat_ws(' ', children.emergency_contact_phone,
      (select string_agg(users.phone_number, ' ') from guardianships
        join users on users.id = guardianships.parent_id and users.deleted_at is null
        where guardianships.child_id = children.id)) as phones
  from children join placements on ${currentPlacement(sqlToday())} left join classes on classes.id = placements.class_id
  where children.deleted_at is null
  union all
  select case role when 'parent' then 2 else 3 end, case role when 'parent' then 'parent' else 'staff' end, id,
    first_name || ' ' || last_name, email::text, null, phone_number
  from users where deleted_at is null
  union all
  select 4, 'class', id, name, age_group, null, null from classes where deleted_at is null
  union all
  select 5, 'application', id, child_name, reference, parent_name || ' ' || reference, phone
  from applications where status <> 'enrolled'`

function conditionOf(search: string): { where: string; bindings: (string | number[])[] } | null {
  const childIds = childIdsIn(search)
  if (childIds.length > 0) return { where: `kind = 'child' and id = any(?::int[])`, bindings: [childIds] }
  const digits = phoneDigitsIn(search)
  if (digits) return { where: `${digitsSql('phones')} like ?`, bindings: [`%${digits}%`] }
  const words = wordsOf(search)
  if (words.length === 0) return null
  return { where: words.map(() => 'plain like ?').join(' and '), bindings: words.map(anywhere) }
}

const billOf = (context: Context, id: number) =>
  rowsOf<FoundPerson>(
    context.db,
    `select 'bill' as kind, bills.id as "targetId", :name as name,
       concat_ws(' · ', children.first_name || ' ' || children.last_name, bills.description) as detail
     from bills join children on children.id = bills.child_id
     where bills.id = :id and bills.deleted_at is null`,
    { id, name: invoiceNumber(id) },
  )

/** Names that begin with the first word come first, then names that contain all words. */
export async function lookUpPeople(context: Context, search: string): Promise<FoundPerson[]> {
  authorise(context, admin)
  const billId = billIdIn(search)
  if (billId !== null) return billOf(context, billId)
  const condition = conditionOf(search)
  if (!condition) return []
  return rowsOf(
    context.db,
    `select kind, id as "targetId", name, detail from (
       select *, ${plainSql('name')} as plain_name, ${plainSql(`concat_ws(' ', name, more)`)} as plain from (${known()}) listed
     ) known
     where ${condition.where}
     order by plain_name not like ?, place, name, id
     limit ${most}`,
    [...condition.bindings, atBeginning(wordsOf(search)[0] ?? '')],
  )
}
