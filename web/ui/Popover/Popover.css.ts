import { style } from '@vanilla-extract/css'
import { color, measure, shadow } from '../theme/contract.css.ts'

export const surface = style({
  zIndex: 60,
  width: 'min(360px, calc(100vw - 24px))',
  maxHeight: 'min(520px, var(--popover-available-height, 80dvh))',
  overflowY: 'auto',
  padding: measure.space.s16,
  background: color.raised,
  color: color.text,
  border: `1px solid ${color.border}`,
  borderRadius: measure.radius.card,
  boxShadow: shadow.two,
  outline: 0,
})
