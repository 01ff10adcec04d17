import { type Policy, signedIn, teacher, teacherOf } from '#graphql/platform/policy.ts'

/** Teachers enter what concerns the children of their classes, administrators of all; which child is checked for each entry. */
export const mayKeepCare: Policy = teacher
export const mayKeepCareOf: Policy<{ classId: number | null }> = teacherOf

/** Every signed-in user may ask; access is decided child by child. */
export const maySeeCare: Policy = signedIn
