import { createHash } from 'node:crypto'
import type { Context } from './context.ts'
import type { ErrorCode } from './errors.ts'
import { networkOf } from './throttle.rules.ts'

const actions: Partial<Record<ErrorCode, string>> = { FORBIDDEN: 'refused', TOO_MANY_REQUESTS: 'tooManyRequests' }

/** So many refusals of one sender in an hour are recorded, and of all senders in a day: nobody fills the disk with them. */
const mostOfOneSender = 20
const mostOfAll = 2_000

/** @param binding name of the binding with what is counted */
const countOf = (binding: string, seconds: number) => `
  insert into throttles as t (name, subject, count, free_at, ends_at)
  values ('refusals', :${binding}, 1, clock_timestamp(), clock_timestamp() + make_interval(secs => ${seconds}))
  on conflict (name, subject) do update set
    count = case when t.ends_at <= clock_timestamp() then 1 else t.count + 1 end,
    ends_at = case when t.ends_at <= clock_timestamp() then excluded.ends_at else t.ends_at end
  returning count`

/**
 * Records in the audit log that somebody was refused what they may not do, or was slowed down. One statement counts and
 * writes, after the transaction of the request has ended.
 * @param what the operation: `deleteUser`, `GET /api/admin/users`
 */
export async function recordRefusal(context: Context, code: ErrorCode, what: string) {
  const action = actions[code]
  if (!action) return
  const { db, viewer, clientAddress } = context
  const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url')
  const sender = viewer.id === null ? networkOf(clientAddress) : `account ${viewer.id}`
  await db.raw(
    `with one as (${countOf('sender', 3_600)}),
      everybody as (${countOf('all', 86_400)})
    insert into audit_entries (user_id, client_address, action, entity, after)
    select :userId, :clientAddress, :action, 'operation', json_build_object('operation', :what::text)
    from one, everybody where one.count <= :mostOfOneSender and everybody.count <= :mostOfAll`,
    {
      sender: hashOf(sender),
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
