import type { User } from '#graphql/accounts/user.model.ts'
import { rowsOf } from '#graphql/data/statement.ts'
import type { Context } from '#graphql/platform/context.ts'
import { maySeeRefusal } from './users.policy.ts'

const refusals = `
  select lower(recipient) as address, min(recipient_refused_at) as since
  from emails
  where recipient_refused_at is not null and lower(recipient) = any(?::text[])
  group by lower(recipient)`

const sinceOf = ({ db, loaders }: Context) =>
  loaders.keyed<string, string | null>(
    'users.refusedAddresses',
    async (addresses) => {
      const rows = await rowsOf<{ address: string; since: string }>(db, refusals, [addresses as never])
      const since = new Map(rows.map((row) => [row.address, row.since]))
      return addresses.map((address) => since.get(address) ?? null)
    },
    (address) => address,
  )

/** Since when the mail server has refused e-mails to the address of an account; null where it takes them. */
export const emailRefusedSince = async (context: Context, { id, email }: User): Promise<string | null> => {
  const { viewer } = context
  return maySeeRefusal(viewer, id) ? sinceOf(context).load(email.toLowerCase()) : null
}
