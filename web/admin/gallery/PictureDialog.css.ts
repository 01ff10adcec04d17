import { globalStyle, style } from '@vanilla-extract/css'
import { color, measure } from '#web/ui/theme/contract.css.ts'

export const preview = style({
  borderRadius: measure.radius.card,
  overflow: 'hidden',
  background: color.sunken,
})
globalStyle(`${preview} img`, { display: 'block', width: '100%', height: 'min(240px, 30dvh)', objectFit: 'contain' })
export const child = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: measure.space.s4,
  paddingInlineStart: measure.space.s12,
  border: `1px solid ${color.border}`,
  borderRadius: measure.radius.full,
  background: color.sunken,
})
