import { admin, type Policy, staff, withFreshAuthentication } from '#graphql/platform/policy.ts'

/** A duty opens the data of a class to somebody: administrators alone give it. */
export const mayGiveDuties: Policy = withFreshAuthentication(admin)

/** Seeing duties and ending them opens nothing. */
export const mayEndDuties: Policy = admin

/** What somebody does today, for the sections of the staff area. */
export const mayHaveDuties: Policy = staff
