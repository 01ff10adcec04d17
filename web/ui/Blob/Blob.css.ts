import { createVar, style, styleVariants } from '@vanilla-extract/css'
import { color, measure } from '../theme/contract.css.ts'

const side = createVar()

export const blob = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: side,
  height: side,
  borderRadius: measure.radius.blob,
})

export const size = styleVariants({
  small: { vars: { [side]: '40px' } },
  medium: { vars: { [side]: '44px' } },
  large: { vars: { [side]: '56px' } },
})

export const tone = styleVariants({
  teal: { background: color.actionTint, color: color.action },
  marigold: { background: color.marigoldTint, color: color.marigoldText },
  coral: { background: color.coralTint, color: color.coralText },
  sky: { background: color.skyTint, color: color.skyText },
  leaf: { background: color.leafTint, color: color.leafText },
})
