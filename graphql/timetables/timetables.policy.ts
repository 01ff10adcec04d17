import { admin, type Policy, signedIn, teacher } from '#graphql/platform/policy.ts'

/** The weeks of the classes, and every change of them: teachers those they teach, administrators all. */
export const mayPlanTimetable: Policy = teacher

/** Templates go from class to class: for administrators. */
export const mayManageTemplates: Policy = admin

/** Everyone signed in may ask for the week of their own children's classes. */
export const maySeeTimetables: Policy = signedIn

/** An admin sees the week of every child, everyone else that of their own linked children. */
export const maySeeEveryTimetable: Policy = admin
