import type { Viewer } from '#graphql/platform/context.ts'
import { type Policy, signedIn } from '#graphql/platform/policy.ts'

/** Everyone signed in may ask; which children are answered for is decided child by child. */
export const maySeeAttendance: Policy = signedIn

/** An admin reads the register of every child, everyone else that of their own linked children. */
export const maySeeEveryRegister = (viewer: Viewer): boolean => viewer.role === 'admin'
