import { anyone, type Policy } from '#graphql/platform/policy.ts'

/** There are no accounts yet: the token in the server's log is the key. */
export const mayUseSetupLink: Policy = anyone
