import { admin, anyone, type Policy, staff } from '#graphql/platform/policy.ts'

/** A tablet opens the registers of its classes: administrators alone pair and shut off. */
export const mayManageDevices: Policy = admin

/** The code that the office made is the key. */
export const mayPair: Policy = anyone

/** The paired tablet itself is checked, and no session: see `pairedDevice`. */
export const mayComeFromRoom: Policy = anyone

/** A PIN of one's own, for those who work with children. */
export const mayHavePin: Policy = staff
