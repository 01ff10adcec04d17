import type { Look } from './vocabulary.mjs'

/** The ten children, by name. */
export const K: Readonly<Record<string, Look>>
/** The three teachers, by name. */
export const T: Readonly<Record<string, Look>>
