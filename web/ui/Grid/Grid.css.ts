import { createVar, style } from '@vanilla-extract/css'

export const smallest = createVar()

/** `min(…, 100%)` lets one column be narrower than the smallest width on a small phone. */
export const grid = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(${smallest}, 100%), 1fr))`,
})

/** Keeps the column width of a full row when there are few children. */
export const keep = style({ gridTemplateColumns: `repeat(auto-fill, minmax(min(${smallest}, 100%), 1fr))` })
