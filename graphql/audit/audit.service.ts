import { User } from '#graphql/accounts/user.model.ts'
import { visibleChild } from '#graphql/children/visible.service.ts'
import type { Context } from '#graphql/platform/context.ts'
import { authorise } from '#graphql/platform/policy.ts'
import { type Page, type PageRequest, paginate } from '#graphql/data/paginate.ts'
import { anywhere, plainSql, wordsOf } from '#graphql/data/search.ts'
import { addDays, startOfJohannesburgDay } from '#graphql/values/dates.ts'
import { maySeeAuditLog } from './audit.policy.ts'
import { accessActions, lookingActions, nameOfRecord } from './audit.rules.ts'
import type { AuditFilter } from './audit.schema.ts'
import { AuditEntry } from './auditEntry.model.ts'

export async function listAuditEntries(
  context: Context,
  page: PageRequest,
  { kind, from, to, search }: AuditFilter & { search: string | null },
): Promise<Page<AuditEntry>> {
  authorise(context, maySeeAuditLog)
  const query = AuditEntry.query(context.db)
  if (from) query.where('at', '>=', startOfJohannesburgDay(from).toISOString())
  if (to) query.where('at', '<', startOfJohannesburgDay(addDays(to, 1)).toISOString())
  if (kind === 'looking') query.whereIn('action', [...lookingActions])
  if (kind === 'access') query.whereIn('action', [...accessActions])
  if (kind === 'changes') query.whereNotIn('action', [...lookingActions, ...accessActions])
  for (const word of wordsOf(search)) {
    const pattern = anywhere(word)
    query.where((any) =>
      any
        .whereILike('action', pattern)
        .orWhereILike('entity', pattern)
        .orWhereRaw(`${plainSql('before::text')} like ?`, pattern)
        .orWhereRaw(`${plainSql('after::text')} like ?`, pattern)
        .orWhereIn('userId', peopleLike(context, 'users', pattern))
        .orWhere((child) =>
          child.where({ entity: 'child' }).whereIn('entityId', peopleLike(context, 'children', pattern)),
        ),
    )
  }
  return paginate(query, { columns: ['id'], descending: true }, page)
}

const peopleLike = ({ db }: Context, table: 'users' | 'children', pattern: string) =>
  db(table)
    .whereRaw(`${plainSql("first_name || ' ' || last_name")} like ?`, pattern)
    .select('id')

/** What the record is called that something was done to; a child also where the entry itself does not tell. */
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
