import { styleVariants } from '@vanilla-extract/css'

/** `card` as wide as its place, `row` beside a line of text. */
export const size = styleVariants({
  card: { display: 'block', inlineSize: '100%', blockSize: 'auto' },
  row: { display: 'block', inlineSize: 64, blockSize: 48, flexShrink: 0 },
})
