import type { Viewer } from '#graphql/platform/context.ts'
import { admin, type Policy, signedIn, teacher } from '#graphql/platform/policy.ts'

/** Everyone signed in may keep the own details, and the lists of their own linked children. */
export const mayManageContacts: Policy = signedIn

/** Administrators see and keep the list of every child. */
export const maySeeEveryContact = (viewer: Viewer): boolean => viewer.role === 'admin'

/** The photo of somebody on a list is seen by parents of the child and by staff who keep its register. */
export const maySeeContactPhoto: Policy = signedIn

/** Whether somebody may collect a child is confirmed by administrators. */
export const mayConfirmCollecting: Policy = admin

/** A home address is for its owner and for administrators. */
export const maySeeAddress = (viewer: Viewer, ownerId: number): boolean =>
  viewer.role === 'admin' || viewer.id === ownerId

/** Whom to call about a child: administrators of every child, teachers of those of their classes, which is checked for each. */
export const mayReadEmergencyCards: Policy = teacher
