import { style } from '@vanilla-extract/css'
import { color, measure } from '#web/ui/theme/contract.css.ts'

export const end = style({ display: 'flex', justifyContent: 'flex-end' })
export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(180px, calc(50% - 6px)), 1fr))',
  gap: measure.space.s12,
})
export const form = style({ maxWidth: 520 })
export const twoLines = style({ display: 'grid', paddingBlock: measure.space.s4 })
export const second = style({ color: color.muted, fontSize: measure.size.small })
