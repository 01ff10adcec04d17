import { admin, type Policy } from '#graphql/platform/policy.ts'

/** Hidden pictures, their categories and the children on them are for administrators. */
export const mayManageGallery: Policy = admin
