import { todayInJohannesburg } from '#graphql/values/dates.ts'
import type { Loaded, LoadRequest } from '#web/app/load.ts'
import { paths, signInPath } from '#web/app/paths.ts'
import type { AccountQuery } from './account.generated.ts'
import accountDocument from './account.graphql?raw'

export interface OwnAccount extends AccountQuery {
  today: string
}

/** Guests sign in first, and come back. */
export async function load({ viewer, query }: LoadRequest): Promise<Loaded<OwnAccount>> {
  if (!viewer) return { redirect: signInPath(paths.parentLogin, paths.account) }
  return { data: { ...(await query<AccountQuery>(accountDocument)), today: todayInJohannesburg() } }
}
