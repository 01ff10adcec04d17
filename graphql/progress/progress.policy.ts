import { type Policy, signedIn, teacher, teacherOf } from '#graphql/platform/policy.ts'

/** Every signed-in user may ask; access is decided child by child. */
export const maySeeProgress: Policy = signedIn

/** What staff write for each other beside an assessment: for administrators, and for teachers of the child's class. */
export const mayReadStaffNotes: Policy<{ classId: number | null }> = teacherOf

/** Assessing children and planning their learning, and figures: teachers in the classes they teach, administrators in all. */
export const mayAssess: Policy = teacher
export const mayAssessClass: Policy<{ classId: number | null }> = teacherOf
