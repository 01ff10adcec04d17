import type { Viewer } from '#graphql/platform/context.ts'
import { admin, type Policy, withFreshAuthentication } from '#graphql/platform/policy.ts'

/** Who has an account is for administrators to see. */
export const maySeeUsers: Policy = admin

/** When somebody signed in, or was invited, is for administrators. */
export const maySeeSignIns = (viewer: Viewer): boolean => viewer.role === 'admin'

/** Making, changing, removing and restoring accounts, and links that open them. */
export const mayManageUsers: Policy = withFreshAuthentication(admin)

/** Ending the sessions of an account opens nothing, and somebody must be able to act at once. */
export const mayEndSessions: Policy = admin
