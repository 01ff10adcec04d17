import { style } from '@vanilla-extract/css'
import { color, measure } from '#web/ui/theme/contract.css.ts'

export const end = style({ display: 'flex', justifyContent: 'flex-end' })
export const twoLines = style({ display: 'grid', paddingBlock: measure.space.s4 })
export const second = style({ color: color.muted, fontSize: measure.size.small })
