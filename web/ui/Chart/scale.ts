export interface Point {
  /** Below the axis: "W46", "Nov". */
  label: string
  value: number
}

export interface Scale {
  from: number
  to: number
  /** Figures beside the lines, lowest first. */
  ticks: number[]
}

const roundSteps = [1, 2, 2.5, 5, 10]

/**
 * A scale of three to six round steps around the values, which are whole: children, percent, cents. The steps are whole
 * too, fewer for small values. `fromZero` for bars, which lie otherwise.
 */
export function scaleOf(values: readonly number[], fromZero: boolean): Scale {
  const lowest = fromZero ? Math.min(0, ...values) : Math.min(...values)
  const highest = Math.max(...values, fromZero ? 0 : Number.NEGATIVE_INFINITY)
  const span = highest - lowest || Math.abs(highest) || 1
  const rough = Math.max(1, span / 4)
  const power = 10 ** Math.floor(Math.log10(rough))
  const step =
    roundSteps.map((round) => round * power).find((wanted) => wanted >= rough && Number.isInteger(wanted)) ?? 10 * power
  const from = Math.floor(lowest / step) * step
  const to = Math.max(Math.ceil(highest / step) * step, from + step)
  const count = Math.round((to - from) / step)
  const ticks = Array.from({ length: count + 1 }, (_, index) => Number((from + index * step).toPrecision(12)))
  return { from, to, ticks }
}

/** Where a value lies between two edges. */
export function placeOn({ from, to }: Scale, value: number, low: number, high: number): number {
  return low + ((value - from) / (to - from)) * (high - low)
}

/** Every how many labels one fits, so that none touches its neighbour. */
export function labelEvery(count: number, width: number, labelWidth = 44): number {
  return Math.max(1, Math.ceil((count * labelWidth) / Math.max(width, 1)))
}

/** Width of a letter below the axis; words are mostly narrower. */
const letterWidth = 6.6

/** A label in one line, or a word in each where it would run into its neighbour. */
export const linesOf = (label: string, width: number): string[] =>
  label.length * letterWidth > width ? label.split(' ') : [label]

/** Whether a word is wider than its place: then every other label goes lower. */
export const isCrowded = (labels: readonly (readonly string[])[], width: number) =>
  labels.some((lines) => lines.some((line) => line.length * letterWidth > width))
