/** An operation to begin with, for one part of the product. */
export interface Example {
  /** The part, by the name that it has on the screen. */
  part: string
  about: string
  query: string
  /** What it is asked about in the demo. */
  variables?: Record<string, unknown>
}

/** Examples that one user of the demo may run. */
export interface ExampleArea {
  name: string
  as: 'guest' | 'parent' | 'admin'
  groups: readonly { name: string; examples: readonly Example[] }[]
}

/** Lerato Mokoena, of the demo parent, and her class. */
export const lerato = 10
export const littleLearners = 3
