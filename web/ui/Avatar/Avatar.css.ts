import { createVar, style } from '@vanilla-extract/css'
import { color, measure } from '../theme/contract.css.ts'

export const side = createVar()
export const avatar = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: side,
  height: side,
  overflow: 'hidden',
  borderRadius: '50%',
  fontSize: `calc(${side} * .4)`,
  fontWeight: 600,
  lineHeight: 1,
  fontFamily: measure.font.body,
})
export const picture = style({ width: '100%', height: '100%', objectFit: 'cover', background: color.sunken })
export const face = style({ borderRadius: measure.radius.blob })
