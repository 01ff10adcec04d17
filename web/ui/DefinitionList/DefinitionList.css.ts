import { style, styleVariants } from '@vanilla-extract/css'
import { color, measure } from '../theme/contract.css.ts'

export const list = style({ display: 'grid', gap: 10 })
export const look = styleVariants({
  /** Name left, value right: sums. */
  sums: { display: 'flex', justifyContent: 'space-between', gap: measure.space.s16 },
  /** Name in a column of its own: particulars. */
  facts: {
    display: 'grid',
    gridTemplateColumns: 'minmax(110px, 34%) 1fr',
    gap: measure.space.s16,
    '@media': { '(max-width: 480px)': { gridTemplateColumns: '1fr', gap: 0 } },
  },
})
export const term = style({ color: color.muted })
export const sum = style({ fontWeight: 650, textAlign: 'end', fontVariantNumeric: 'tabular-nums' })
export const fact = style({ minWidth: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' })
