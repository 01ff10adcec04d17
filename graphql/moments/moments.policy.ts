import { type Policy, signedIn, teacher, teacherOf } from '#graphql/platform/policy.ts'

/** Teachers write of the children of their classes, administrators of all; which class is checked for each row. */
export const mayKeepMoments: Policy = teacher
export const mayKeepMomentsOf: Policy<{ classId: number | null }> = teacherOf

/** Everyone signed in may ask; families are answered with what is told of their own children. */
export const maySeeMoments: Policy = signedIn
