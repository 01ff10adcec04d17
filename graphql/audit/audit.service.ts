import { User } from '#graphql/accounts/user.model.ts'
import { visibleChild } from '#graphql/children/visible.service.ts'
import type { Context } from '#graphql/platform/context.ts'
import { admin, authorise } from '#graphql/platform/policy.ts'
import { type Page, type PageRequest, paginate } from '#graphql/data/paginate.ts'
import { anywhere, atBeginning, plainSql, wordsOf } from '#graphql/data/search.ts'
import { addDays, startOfJohannesburgDay } from '#graphql/values/dates.ts'
import { accessActions, actionsLabelled, inIndex, lookingActions, nameOfRecord } from './audit.rules.ts'
import type { AuditFilter } from './audit.schema.ts'
import { AuditEntry } from './auditEntry.model.ts'

export async function listAuditEntries(
  context: Context,
  page: PageRequest,
  { kind, from, to, search }: AuditFilter & { search: string | null },
): Promise<Page<AuditEntry>> {
  authorise(context, admin)
  const query = AuditEntry.query(context.db)
  if (from) query.where('at', '>=', startOfJohannesburgDay(from).toISOString())
  if (to) query.where('at', '<', startOfJohannesburgDay(addDays(to, 1)).toISOString())
  if (kind === 'looking') query.whereIn('action', [...lookingActions])
  if (kind === 'access') query.whereIn('action', [...accessActions])
  if (kind === 'changes') query.whereNotIn('action', [...lookingActions, ...accessActions])
  const words = wordsOf(search)
  const isIndexed = words.some(inIndex)
  for (const word of words) {
    const pattern = anywhere(word)
    const [users, children] = await Promise.all([
      peopleLike(context, 'users', pattern),
      peopleLike(context, 'children', pattern),
    ])
    query.where((any) => {
      any.whereRaw('user_id = any(?)', [users]).orWhereRaw("(entity = 'child' and entity_id = any(?))", [children])
      if (!isIndexed) return
      // the text of an entry begins with its action
      const texts = [pattern, ...actionsLabelled(word).map(atBeginning)]
      any.orWhereRaw('audit_text(action, entity, before, after) like any(?)', [texts])
    })
  }
  return paginate(query, { columns: ['id'], descending: true }, page)
}

/** Their numbers, so that the entries are found through an index as well. */
const peopleLike = ({ db }: Context, table: 'users' | 'children', pattern: string): PromiseLike<number[]> =>
  db(table)
    .whereRaw(`${plainSql("first_name || ' ' || last_name")} like ?`, pattern)
    .pluck('id')

/** Name of the record that was changed; for a child also if the entry itself does not contain it. */
export async function subjectOf(context: Context, { entity, entityId, before, after }: AuditEntry) {
  const told = nameOfRecord(before, after)
  if (told) return told
  const person =
    entity === 'child'
      ? await visibleChild(context, entityId)
      : entity === 'user'
        ? await context.loaders.byId(User, entityId)
        : null
  return person && `${person.firstName} ${person.lastName}`
}
