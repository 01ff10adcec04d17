import { openSql } from '#graphql/data/auditLog.ts'
import type { Context } from './context.ts'
import type { ErrorCode } from './errors.ts'
import { hashSubject } from './throttle.ts'
import { countSql, networkOf } from './throttle.rules.ts'

const actions: Partial<Record<ErrorCode, string>> = { FORBIDDEN: 'refused', TOO_MANY_REQUESTS: 'tooManyRequests' }

/**
 * So many refusals of one sender in an hour have an entry each, and of all senders in a day: nobody fills the disk with them. More
 * are counted, in one entry a sender and hour.
 */
const mostOfOneSender = 20
const mostOfAll = 2_000

/**
 * Records in the audit log that somebody was refused what they may not do, or was slowed down. One statement counts and
 * writes, after the transaction of the request has ended.
 * @param what the operation: `deleteUser`, `GET /api/admin/users`
 */
export async function recordRefusal(context: Context, code: ErrorCode, what: string) {
  const action = actions[code]
  if (!action) return
  const { db, viewer, clientAddress } = context
  const sender = viewer.id === null ? networkOf(clientAddress) : `account ${viewer.id}`
  await db.raw(
    `with one as (${countSql("'refusals'", ':sender', '3600')} returning count, ends_at),
      everybody as (${countSql("'refusals'", ':all', '86400')} returning count)
    insert into audit_entries (user_id, client_address, action, entity, after)
    select :userId, :clientAddress, :action, 'operation', jsonb_build_object('operation', :what::text) ||
      case when one.count <= :mostOfOneSender and everybody.count <= :mostOfAll then '{}' else jsonb_build_object(
        'refusals', one.count, 'countHash', md5(:sender || extract(epoch from one.ends_at))) end
    from one, everybody where ${openSql} = 'on'
    on conflict ((after->>'countHash')) where after->>'countHash' is not null do update set after = excluded.after`,
    {
      sender: hashSubject(sender),
      all: 'everybody',
      userId: viewer.id,
      clientAddress,
      action,
      what: what.slice(0, 200),
      mostOfOneSender,
      mostOfAll,
    },
  )
}
