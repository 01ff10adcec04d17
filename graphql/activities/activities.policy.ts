import type { Viewer } from '#graphql/platform/context.ts'
import { admin, anyone, type Policy, signedIn } from '#graphql/platform/policy.ts'

export const mayManageActivities: Policy = admin

export const maySeeOwnActivities: Policy = signedIn

/** An admin sees every activity with all its replies, everyone else what concerns their own linked children. */
export const maySeeEveryActivity = (viewer: Pick<Viewer, 'role'>): boolean => viewer.role === 'admin'

/** For which child is checked by the service. */
export const mayReplyToActivity: Policy = signedIn

export const mayHaveCalendarFeed: Policy = signedIn

/** A calendar program sends no cookie: the token in the address is the key. */
export const mayReadCalendarFeed: Policy = anyone
