import { globalStyle, style } from '@vanilla-extract/css'
import { color } from '#web/ui/theme/contract.css.ts'

export const list = style({ display: 'grid', gap: 10 })
export const item = style({ display: 'flex', gap: 10, alignItems: 'flex-start', lineHeight: 1.5 })
globalStyle(`${item} > svg`, { color: color.good, marginTop: 3 })
