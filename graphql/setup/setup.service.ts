import { hashChosenPassword } from '#graphql/accounts/password.ts'
import { beginSession } from '#graphql/accounts/session.service.ts'
import { User } from '#graphql/accounts/user.model.ts'
import { audit } from '#graphql/data/audit.ts'
import { transaction } from '#graphql/data/transaction.ts'
import type { Context } from '#graphql/platform/context.ts'
import { AppError, conflict } from '#graphql/platform/errors.ts'
import { sendsMail } from '#graphql/platform/mail/outbox.ts'
import { anyone, authorise } from '#graphql/platform/policy.ts'
import { throttle } from '#graphql/platform/throttle.ts'
import { formsFromOneAddress, networkOf } from '#graphql/platform/throttle.rules.ts'
import { describeNewCentre } from '#graphql/settings/editSettings.service.ts'
import { isLoopback } from '#graphql/values/hosts.ts'
import type { Setup } from './setup.model.ts'
import type { SetupInput } from './setup.schema.ts'
import { hasAdministrator, lockSetup, openSetupLink } from './setupLink.ts'

/** There are no accounts yet: the token in the server's log is the key. */
export async function readSetup(context: Context, token: string | null): Promise<Setup> {
  authorise(context, anyone)
  const nothing = { sendsMail: null, hasPublicAddress: null }
  if (await hasAdministrator(context.db)) return { state: 'done', ...nothing }
  if (!token || !(await openSetupLink(context.db, token).first('id'))) return { state: 'closed', ...nothing }
  const { hostname } = new URL(context.environment.PUBLIC_URL)
  return { state: 'open', sendsMail: sendsMail(context), hasPublicAddress: !isLoopback(hostname) }
}

async function useSetupLink(context: Context, token: string) {
  await lockSetup(context.db)
  if (await hasAdministrator(context.db)) throw conflict('This centre has already been set up. Please sign in.')
  if ((await openSetupLink(context.db, token).delete()) === 0) {
    throw new AppError('NOT_FOUND', 'This link no longer works. Restart the server: its log will show a new one.')
  }
}

/** @throws AppError CONFLICT, NOT_FOUND, BAD_USER_INPUT, TOO_MANY_REQUESTS */
export async function setUp(context: Context, { token, administrator, ...centre }: SetupInput): Promise<User> {
  authorise(context, anyone)
  await throttle(context, { name: 'setUp', subject: networkOf(context.clientAddress), ...formsFromOneAddress })
  const { password, ...person } = administrator
  const { name, fullName } = centre.centre
  const passwordHash = await hashChosenPassword(context.db, password, person, [name, fullName])
  const input = { token, person, ...centre }
  const user = await transaction(context, { action: 'setUp', input, model: User }, async (inner) => {
    await useSetupLink(inner, token)
    // a person who can read the server's log is trusted with the address
    const emailVerifiedAt = new Date().toISOString()
    const row = { ...person, passwordHash, role: 'admin' as const, emailVerifiedAt }
    const created = await User.query(inner.db).insertAndFetch(row)
    await audit(inner, { action: 'setUp', entity: 'user', entityId: created.id, by: created.id, after: person })
    await describeNewCentre(inner, centre, created.id)
    return created
  })
  await beginSession(context, user)
  return user
}
