import { admin, type Policy, signedIn, staff, teacher, teacherOf } from '#graphql/platform/policy.ts'

/** Every signed-in user may ask; access is decided child by child. */
export const maySeeAttendance: Policy = signedIn

/** An admin reads the register of every child, teachers that of their classes, everyone else that of their own linked children. */
export const maySeeEveryRegister: Policy = admin

/** Reading the centre's whole register. */
export const mayKeepRegister: Policy = admin

/** Teachers take the registers of the classes they teach, administrators all. */
export const mayKeepSomeRegister: Policy = teacher
export const mayKeepRegisterOf: Policy<{ classId: number | null }> = teacherOf

/** Staff attendance, and the classes staff work in. */
export const mayKeepStaffRegister: Policy = admin

export const maySeeFloor: Policy = admin

/** Every signed-in user may report an absence; whether the child is theirs is checked afterwards. */
export const mayTellAbsence: Policy = signedIn

/** All staff see their own hours and lessons. */
export const maySeeOwnWeek: Policy = staff
