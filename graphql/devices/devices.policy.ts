import { admin, anyone, type Policy, staff, withFreshAuthentication } from '#graphql/platform/policy.ts'

/** A tablet opens the registers of its classes: administrators alone pair. */
export const mayManageDevices: Policy = withFreshAuthentication(admin)

/** Seeing tablets, shutting one off and taking away a PIN open nothing. */
export const mayRevokeDevices: Policy = admin

/** The code that the office made is the key. */
export const mayPair: Policy = anyone

/** The paired tablet itself is checked, and no session: see `pairedDevice`. */
export const mayComeFromRoom: Policy = anyone

/** A PIN of one's own, for those who work with children. */
export const mayHavePin: Policy = staff
export const mayChoosePin: Policy = withFreshAuthentication(staff)
