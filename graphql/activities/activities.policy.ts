import type { Viewer } from '#graphql/platform/context.ts'
import { admin, anyone, type Policy, signedIn } from '#graphql/platform/policy.ts'

/** Planning activities, and who comes to each of them, is for staff. */
export const mayKeepActivities: Policy = admin

/** Everyone signed in may ask which activities there are for their own children. */
export const maySeeOwnActivities: Policy = signedIn

/** An admin sees every activity with all its replies, everyone else what concerns their own linked children. */
export const maySeeEveryActivity = (viewer: Pick<Viewer, 'role'>): boolean => viewer.role === 'admin'

/** Whoever is signed in may reply; for which child is asked after that. */
export const mayReplyToActivity: Policy = signedIn

/** Everyone has a calendar address of their own. */
export const mayHaveCalendarFeed: Policy = signedIn

/** A calendar program sends no cookie: the token in the address is the key. */
export const mayReadCalendarFeed: Policy = anyone
