/** How often a property is tried with generated cases: as often as it says in the long run, a quarter of that in the short one. */
export const propertyRuns = (count: number) => (process.env.PROOF === 'long' ? count : Math.ceil(count / 4))
