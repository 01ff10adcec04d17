import { admin, type Policy, signedIn, teacher, teacherOf, withFreshAuthentication } from '#graphql/platform/policy.ts'

/** The whole list of children, and what they owe, is for administrators. */
export const maySeeAllChildren: Policy = admin

/** Listing and finding children: teachers those of the classes they teach. */
export const mayFindChildren: Policy = teacher

/** Enrolling, changing, removing and restoring children is for administrators. */
export const mayManageChildren: Policy = admin

/** So is adding and removing where a child was, with which registers of the past change. */
export const mayAddAndRemovePlacements: Policy = withFreshAuthentication(admin)

/** Why a child leaves is for administrators. */
export const isAdministrator: Policy = admin

/** Every signed-in user may read their own linked children, if any. */
export const maySeeOwnChildren: Policy = signedIn

/** Parents read what they told the centre themselves; access by staff to medical notes is logged. */
export const isLoggedReader: Policy<{ classId: number | null }> = teacherOf
