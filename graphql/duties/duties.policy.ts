import { admin, type Policy, staff } from '#graphql/platform/policy.ts'

/** A duty opens the data of a class to somebody: administrators alone give it. */
export const mayManageDuties: Policy = admin

/** What somebody does today, for the sections of the staff area. */
export const mayHaveDuties: Policy = staff
