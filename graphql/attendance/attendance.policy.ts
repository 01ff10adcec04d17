import type { Viewer } from '#graphql/platform/context.ts'
import { admin, type Policy, signedIn, staff, teacher, teacherOf } from '#graphql/platform/policy.ts'

/** Everyone signed in may ask; which children are answered for is decided child by child. */
export const maySeeAttendance: Policy = signedIn

/** An admin reads the register of every child, teachers that of their classes, everyone else that of their own linked children. */
export const maySeeEveryRegister = (viewer: Viewer): boolean => viewer.role === 'admin'

/** The register of the centre: reading it whole. */
export const mayKeepRegister: Policy = admin

/** Teachers keep the registers of the classes they teach, administrators those of all. */
export const mayKeepSomeRegister: Policy = teacher
export const mayKeepRegisterOf: Policy<{ classId: number | null }> = teacherOf

/** When the staff come and go, and in which class they work. */
export const mayKeepStaffRegister: Policy = admin

/** Attendance over the weeks. */
export const maySeeFloor: Policy = admin

/** Everyone signed in may report an absence; whether the child is theirs is checked after that. */
export const mayTellAbsence: Policy = signedIn

/** Their own hours and lessons, for everybody who works here. */
export const maySeeOwnWeek: Policy = staff
