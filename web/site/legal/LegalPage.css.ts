import { globalStyle, style } from '@vanilla-extract/css'
import { color, measure } from '#web/ui/theme/contract.css.ts'

export const text = style({ display: 'grid', gap: measure.space.s32, maxWidth: '68ch' })
export const part = style({ display: 'grid', gap: measure.space.s8 })
globalStyle(`${part} ul`, { display: 'grid', gap: measure.space.s8, listStyle: 'disc', paddingLeft: '1.25em' })
globalStyle(`${part} li::marker`, { color: color.action })
