import { globalStyle, style } from '@vanilla-extract/css'
import { color, measure, shadow } from '#web/ui/theme/contract.css.ts'

export const shell = style({ minHeight: '100dvh', display: 'grid', gridTemplateRows: 'auto auto 1fr auto' })
export const main = style({ minWidth: 0, paddingBottom: 'clamp(22px, 3vw, 44px)' })
globalStyle(`${main}:focus`, { outline: 'none' })

export const skip = style({
  position: 'absolute',
  zIndex: 20,
  left: measure.space.s16,
  top: measure.space.s8,
  padding: '10px 18px',
  borderRadius: measure.radius.full,
  background: color.raised,
  color: color.action,
  fontWeight: 650,
  boxShadow: shadow.two,
  selectors: { '&:not(:focus)': { clipPath: 'inset(50%)', pointerEvents: 'none' } },
})
