import { style } from '@vanilla-extract/css'
import { color, measure } from '#web/ui/theme/contract.css.ts'

export const bell = style({ position: 'relative', display: 'inline-flex' })
export const count = style({ position: 'absolute', top: -6, right: -6, pointerEvents: 'none' })
export const item = style({ display: 'grid', lineHeight: 1.35, paddingBlock: 4 })
export const text = style({ color: color.muted, fontSize: measure.size.small })
