import { globalStyle, style } from '@vanilla-extract/css'
import { color, measure } from '#web/ui/theme/contract.css.ts'

export const days = style({
  display: 'grid',
  gap: measure.space.s8,
  '@media': { '(max-width: 480px)': { gap: measure.space.s16 } },
})
export const day = style({
  display: 'grid',
  gridTemplateColumns: '6.5rem repeat(3, minmax(0, 1fr))',
  gap: measure.space.s8,
  alignItems: 'center',
  '@media': { '(max-width: 480px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
})
export const name = style({
  fontSize: measure.size.small,
  fontWeight: 500,
  '@media': { '(max-width: 480px)': { gridColumn: '1 / -1' } },
})
globalStyle(`${day} button[aria-pressed=true]`, {
  background: color.action,
  borderColor: color.action,
  color: color.onAction,
})
export const taken = style({
  color: color.muted,
  fontSize: measure.size.tiny,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
})
