import { style } from '@vanilla-extract/css'
import { color, measure, shadow } from '../theme/contract.css.ts'

export const skip = style({
  position: 'fixed',
  zIndex: 20,
  left: measure.space.s16,
  top: measure.space.s8,
  padding: '10px 18px',
  borderRadius: measure.radius.full,
  background: color.raised,
  color: color.action,
  fontWeight: 650,
  boxShadow: shadow.two,
  selectors: { '&:not(:focus)': { clipPath: 'inset(50%)', pointerEvents: 'none' } },
})
