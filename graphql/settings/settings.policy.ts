import { admin, type Policy } from '#graphql/platform/policy.ts'

export const mayManageSettings: Policy = admin
/** What the centre is, asks for and promises is set up by staff. */
export const mayChangeSettings: Policy = admin
