import type { Viewer } from '#graphql/platform/context.ts'
import { admin, type Policy, signedIn } from '#graphql/platform/policy.ts'

/** The whole timetable, and every change of it, is for administrators. */
export const mayManageTimetable: Policy = admin

/** Everyone signed in may ask for the week of their own children's classes. */
export const maySeeTimetables: Policy = signedIn

/** An admin sees the week of every child, everyone else that of their own linked children. */
export const maySeeEveryTimetable = (viewer: Viewer): boolean => viewer.role === 'admin'
