import { admin, type Policy, signedIn, teacher, withFreshAuthentication } from '#graphql/platform/policy.ts'

/** Writing, changing, deleting and sending academic reports, their templates and their figures. */
export const mayManageReports: Policy = admin

/** Writing, changing, deleting and printing report cards: teachers those of the children they teach, administrators those of all. */
export const mayWriteReportCards: Policy = teacher

/** Those of a class or of all in one file, which is soon copied. */
export const mayTakeManyReportCards: Policy = withFreshAuthentication(mayWriteReportCards)

/** Every signed-in user may ask; access is decided child by child. */
export const mayReadReports: Policy = signedIn

/** An admin reads those of every child, teachers the report cards of those they teach, everyone else what was published on their own linked children. */
export const mayReadEveryReport: Policy = admin

/** Who looked at one is for administrators to know. */
export const maySeeOpenings: Policy = admin

/** An e-mail to the parents of a child speaks for the centre. */
export const mayNotifyParents: Policy = admin
