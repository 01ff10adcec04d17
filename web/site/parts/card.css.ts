import { style } from '@vanilla-extract/css'
import { color, measure, shadow } from '#web/ui/theme/contract.css.ts'

export const card = style({
  background: color.surface,
  border: `1px solid ${color.border}`,
  borderRadius: measure.radius.card,
  boxShadow: shadow.one,
})
export const large = style([card, { borderRadius: measure.radius.large }])
