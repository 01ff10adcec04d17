import { globalStyle, style } from '@vanilla-extract/css'
import { color, measure, shadow } from '#web/ui/theme/contract.css.ts'

export const card = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  height: '100%',
  border: `1px solid ${color.border}`,
  borderRadius: measure.radius.card,
  background: color.surface,
  boxShadow: shadow.one,
  overflow: 'hidden',
})
globalStyle(`${card} img`, {
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '16 / 9',
  objectFit: 'cover',
})
export const body = style({ display: 'grid', gap: measure.space.s8, alignContent: 'start', padding: measure.space.s16 })
export const foot = style({ padding: `0 ${measure.space.s16} ${measure.space.s16}` })
