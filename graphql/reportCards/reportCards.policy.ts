import type { Viewer } from '#graphql/platform/context.ts'
import { admin, type Policy, signedIn } from '#graphql/platform/policy.ts'

/** Writing, changing, deleting and sending report cards is for staff. */
export const mayManageReportCards: Policy = admin

/** Everyone signed in may ask; which children are answered for is decided child by child. */
export const mayReadReportCards: Policy = signedIn

/** An admin reads the report cards of every child, everyone else those of their own linked children. */
export const mayReadEveryReportCard = (viewer: Viewer): boolean => viewer.role === 'admin'

/** Who looked at a report card is for staff to know. */
export const maySeeOpenings: Policy = admin

/** An e-mail to the parents of a child speaks for the centre. */
export const mayNotifyParents: Policy = admin
