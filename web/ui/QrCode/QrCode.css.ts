import { style } from '@vanilla-extract/css'
import { color, measure } from '../theme/contract.css.ts'

/** Readers of QR codes want dark on white in either scheme. */
export const code = style({
  width: 'min(220px, 100%)',
  height: 'auto',
  borderRadius: measure.radius.small,
  border: `1px solid ${color.border}`,
})
