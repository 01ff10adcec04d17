import { style } from '@vanilla-extract/css'
import { color, measure } from '../theme/contract.css.ts'

export const note = style({
  minWidth: 0,
  overflowWrap: 'anywhere',
  marginLeft: 'auto',
  color: color.muted,
  fontSize: measure.size.small,
})
export const nothing = style({ padding: '10px 12px', color: color.muted })
