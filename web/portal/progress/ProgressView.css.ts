import { style } from '@vanilla-extract/css'
import { color, measure } from '#web/ui/theme/contract.css.ts'

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(400px, 100%), 1fr))',
  gap: measure.space.s16,
  alignItems: 'start',
})
export const entry = style({
  display: 'grid',
  gap: measure.space.s4,
  padding: `${measure.space.s12} ${measure.space.s16}`,
  overflowWrap: 'anywhere',
  selectors: { '& + &': { borderTop: `1px solid ${color.border}` } },
})
export const head = style({
  display: 'flex',
  gap: measure.space.s8,
  justifyContent: 'space-between',
  alignItems: 'start',
})
export const wide = style({ gridColumn: '1 / -1', minWidth: 0 })
export const milestone = style([
  head,
  { padding: `${measure.space.s8} 0`, selectors: { '& + &': { borderTop: `1px solid ${color.border}` } } },
])
