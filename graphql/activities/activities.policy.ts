import type { Viewer } from '#graphql/platform/context.ts'
import { admin, anyone, type Policy, signedIn, teacher, teacherOf } from '#graphql/platform/policy.ts'

/** Administrators manage every activity, teachers those of the classes they teach; those for all classes they read. */
export const mayManageActivities: Policy = teacher

export const mayPlanActivity: Policy<{ classId: number | null }> = teacherOf

/** An activity stays with its class, so that nobody is told of something that is no longer for their child. */
export const mayMoveActivity: Policy = admin

export const maySeeOwnActivities: Policy = signedIn

/** An admin sees every activity with all its replies; everyone else, as a parent, what concerns their own linked children. */
export const maySeeEveryActivity = (viewer: Pick<Viewer, 'role'>): boolean => viewer.role === 'admin'

/** For which child is checked by the service. */
export const mayReplyToActivity: Policy = signedIn

export const mayHaveCalendarFeed: Policy = signedIn

/** A calendar program sends no cookie: the token in the address is the key. */
export const mayReadCalendarFeed: Policy = anyone
