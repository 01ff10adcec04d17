/** Whether this is the long run, in which journeys and properties are tried at their full size. */
export const isLongRun = process.env.PROOF === 'long'

/** How often a property is tried with generated cases: as often as it says in the long run, a quarter of that in the short one. */
export const propertyRuns = (count: number) => (isLongRun ? count : Math.ceil(count / 4))
