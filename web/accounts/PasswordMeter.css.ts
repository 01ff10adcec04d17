import { style, styleVariants } from '@vanilla-extract/css'
import { color, measure } from '#web/ui/theme/contract.css.ts'

export const meter = style({ display: 'grid', gap: 6, paddingTop: 5 })
export const track = style({ display: 'grid', gridTemplateColumns: 'repeat(4, 1fr)', gap: 4 })
const part = style({ height: 6, borderRadius: measure.radius.full })
export const parts = styleVariants({
  none: [part, { background: color.sunken, boxShadow: `inset 0 0 0 1px ${color.border}` }],
  weak: [part, { background: color.danger }],
  fair: [part, { background: color.warning }],
  good: [part, { background: color.good }],
})
