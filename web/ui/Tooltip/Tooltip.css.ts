import { style } from '@vanilla-extract/css'
import { color, measure, shadow } from '../theme/contract.css.ts'

export const tooltip = style({
  zIndex: 65,
  maxWidth: 280,
  padding: '6px 10px',
  background: color.text,
  color: color.ground,
  borderRadius: measure.radius.small,
  boxShadow: shadow.two,
  fontSize: measure.size.tiny,
  lineHeight: '20px',
})
