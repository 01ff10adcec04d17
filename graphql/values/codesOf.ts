/** The codes of a list of labels, in its order. */
export const codesOf = <Code extends string>(labels: Record<Code, unknown>) => Object.keys(labels) as [Code, ...Code[]]
