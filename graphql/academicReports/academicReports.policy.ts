import type { Viewer } from '#graphql/platform/context.ts'
import { admin, type Policy, signedIn } from '#graphql/platform/policy.ts'

/** Writing, changing, deleting and sending reports, their templates and their figures are for staff. */
export const mayManageReports: Policy = admin

/** Everyone signed in may ask; which children are answered for is decided child by child. */
export const mayReadReports: Policy = signedIn

/** An admin reads every report, everyone else those that were sent, on their own linked children. */
export const mayReadEveryReport = (viewer: Viewer): boolean => viewer.role === 'admin'

/** Who looked at a report is for staff to know. */
export const maySeeReportOpenings: Policy = admin
