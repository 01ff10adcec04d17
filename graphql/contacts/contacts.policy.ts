import type { Viewer } from '#graphql/platform/context.ts'
import { admin, type Policy, signedIn, teacher, withFreshAuthentication } from '#graphql/platform/policy.ts'

/** Every signed-in user may edit their own details and the contacts of their own children. */
export const mayManageContacts: Policy = signedIn

/** Administrators see and edit the contacts of every child. */
export const maySeeEveryContact: Policy = admin

/** Contact photos are for the child's parents and for staff who take its register. */
export const maySeeContactPhoto: Policy = signedIn

/** Administrators confirm who may collect a child: the screen of somebody who has left the room must not. */
export const mayConfirmCollecting: Policy = withFreshAuthentication(admin)

/** A home address is shown to its owner and to administrators. */
export const maySeeAddress = (viewer: Viewer, ownerId: number): boolean =>
  viewer.role === 'admin' || viewer.id === ownerId

/** Emergency cards: administrators of every child; teachers of their classes, which is checked for each child. */
export const mayReadEmergencyCards: Policy = teacher
