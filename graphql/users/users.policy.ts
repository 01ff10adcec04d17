import type { Viewer } from '#graphql/platform/context.ts'
import { admin, type Policy, withFreshAuthentication } from '#graphql/platform/policy.ts'

/** Only administrators see who has an account. */
export const maySeeUsers: Policy = admin

/** Only administrators see when somebody signed in or was invited. */
export const maySeeSignIns: Policy = admin

/** That e-mails to an address are refused is shown to its owner and to administrators. */
export const maySeeRefusal = (viewer: Viewer, ownerId: number): boolean =>
  viewer.role === 'admin' || viewer.id === ownerId

/** Creating, changing, removing and restoring accounts, and the links that open them. */
export const mayManageUsers: Policy = withFreshAuthentication(admin)

/** Ending an account's sessions opens nothing, and has to be possible at once. */
export const mayEndSessions: Policy = admin
