import { admin, type Policy } from '#graphql/platform/policy.ts'

/** What the centre is, asks for and promises is set up by staff. */
export const mayManageSettings: Policy = admin
