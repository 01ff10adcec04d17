import { admin, type Policy, withFreshAuthentication } from '#graphql/platform/policy.ts'

/** Handing out everything about a family, and erasing it, is for administrators. */
export const mayHandleFamilies: Policy = withFreshAuthentication(admin)
