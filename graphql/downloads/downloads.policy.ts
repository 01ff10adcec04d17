import { admin, type Policy } from '#graphql/platform/policy.ts'

export const mayManageDownloads: Policy = admin
