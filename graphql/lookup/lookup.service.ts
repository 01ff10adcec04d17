import type { Context } from '#graphql/platform/context.ts'
import { authorise } from '#graphql/platform/policy.ts'
import { anywhere, atBeginning, plainSql, wordsOf } from '#graphql/data/search.ts'
import type { FoundPerson } from './lookup.model.ts'
import { mayLookUpPeople } from './lookup.policy.ts'

/** A handful: who sees more would type on. */
const most = 8
const mostWords = 5

/** Those whose name begins with the first word are at the top. */
export async function lookUpPeople(context: Context, search: string): Promise<FoundPerson[]> {
  authorise(context, mayLookUpPeople)
  const words = wordsOf(search).slice(0, mostWords)
  const [first] = words
  if (!first) return []
  const each = words.map(() => 'plain like ?').join(' and ')
  const { rows } = (await context.db.raw(
    `select kind, id as "targetId", name, detail from (select *, ${plainSql('name')} as plain from (
       select 'child' as kind, children.id, children.first_name || ' ' || children.last_name as name,
         classes.name as detail
       from children left join classes on classes.id = children.class_id where children.deleted_at is null
       union all
       select case role when 'parent' then 'parent' else 'staff' end, id, first_name || ' ' || last_name, email::text
       from users where deleted_at is null
     ) people) known
     where ${each}
     order by plain not like ?, kind, name, id
     limit ${most}`,
    [...words.map(anywhere), atBeginning(first)],
  )) as { rows: FoundPerson[] }
  return rows
}
