import { style, styleVariants } from '@vanilla-extract/css'
import { color, measure } from '#web/ui/theme/contract.css.ts'

export const tags = style({ display: 'flex', flexWrap: 'wrap', gap: 6 })
export const tag = style({
  padding: '2px 9px',
  borderRadius: measure.radius.full,
  fontSize: measure.size.tiny,
  lineHeight: 1.65,
  fontWeight: 600,
})
export const tone = styleVariants({
  marigold: { background: color.marigoldTint, color: color.marigoldText },
  coral: { background: color.coralTint, color: color.coralText },
  sky: { background: color.skyTint, color: color.skyText },
  leaf: { background: color.leafTint, color: color.leafText },
  neutral: { background: color.neutralTint, color: color.neutral },
})
