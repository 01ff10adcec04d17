import type { Viewer } from '#graphql/platform/context.ts'
import { admin, type Policy, signedIn, teacher, teacherOf, withFreshAuthentication } from '#graphql/platform/policy.ts'

/** The whole list of children, and what it says of money, is for administrators. */
export const maySeeAllChildren: Policy = admin

/** Listing children, finding one by its name or number: teachers those of the classes they teach. */
export const mayFindChildren: Policy = teacher

/** Enrolling, changing, removing and restoring children is for administrators. */
export const mayManageChildren: Policy = admin

/** So is adding and removing where a child was, with which registers of the past change. */
export const mayAddAndRemovePlacements: Policy = withFreshAuthentication(admin)

/** Why a child leaves is for administrators. */
export const isAdministrator = (viewer: Viewer): boolean => viewer.role === 'admin'

/** Everyone signed in may ask for their own linked children; a user who has none gets none. */
export const maySeeOwnChildren: Policy = signedIn

/** A parent reads what they told the centre themselves; when staff read medical notes, that is logged. */
export const isLoggedReader: Policy<{ classId: number | null }> = teacherOf
