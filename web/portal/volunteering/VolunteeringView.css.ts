import { style } from '@vanilla-extract/css'
import { color, measure } from '#web/ui/theme/contract.css.ts'

export const facts = style({ display: 'grid', gap: measure.space.s8 })
export const fact = style({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  gap: measure.space.s8,
  alignItems: 'start',
  color: color.text,
})
export const places = style({ maxInlineSize: 360 })
