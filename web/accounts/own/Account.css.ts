import { globalStyle, style } from '@vanilla-extract/css'
import { color, measure } from '#web/ui/theme/contract.css.ts'

export const page = style({ minHeight: '100dvh', background: color.ground })
export const column = style({
  width: 'min(760px, 100%)',
  marginInline: 'auto',
  padding: `${measure.space.s24} ${measure.space.s20} ${measure.space.s72}`,
  display: 'grid',
  gap: measure.space.s24,
})
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: measure.space.s12,
})
/* On a phone the way back and the way out stand below the brand, at the two edges. */
globalStyle(`${row} > :last-child`, {
  '@media': { '(max-width: 520px)': { flex: '1 0 100%', justifyContent: 'space-between' } },
})
export const sessions = style({ listStyle: 'none', margin: 0, padding: 0, display: 'grid' })
export const session = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: measure.space.s12,
  paddingBlock: measure.space.s12,
  selectors: { '& + &': { borderTop: `1px solid ${color.border}` }, '&:first-child': { paddingTop: 0 } },
})
export const secret = style({
  overflowWrap: 'anywhere',
  fontFamily: 'ui-monospace, monospace',
  letterSpacing: '0.06em',
})
export const codes = style({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(10ch, 1fr))',
  gap: measure.space.s8,
  fontFamily: 'ui-monospace, monospace',
})

export const everywhere = style({ borderTop: `1px solid ${color.border}`, paddingTop: measure.space.s16 })
