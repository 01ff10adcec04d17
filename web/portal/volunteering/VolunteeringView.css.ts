import { globalStyle, style } from '@vanilla-extract/css'
import { color, measure } from '#web/ui/theme/contract.css.ts'

export const cell = style({ display: 'grid' })
/** The buttons of two cards beside each other line up. */
export const call = style({ display: 'flex', flexDirection: 'column', height: '100%', gap: measure.space.s16 })
globalStyle(`${call} > button`, { marginTop: 'auto' })
export const facts = style({ display: 'grid', gap: measure.space.s8 })
export const fact = style({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  gap: measure.space.s8,
  alignItems: 'start',
  color: color.text,
})
globalStyle(`${fact} > svg`, { marginTop: 2 })
export const places = style({ maxInlineSize: 360, paddingTop: 2 })
