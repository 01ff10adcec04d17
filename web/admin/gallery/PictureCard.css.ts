import { globalStyle, style } from '@vanilla-extract/css'
import { color, measure, shadow } from '#web/ui/theme/contract.css.ts'

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr auto',
  height: '100%',
  border: `1px solid ${color.border}`,
  borderRadius: measure.radius.card,
  background: color.surface,
  boxShadow: shadow.one,
  overflow: 'hidden',
})
/** While it is carried it lies above the others. */
export const carried = style({ position: 'relative', zIndex: 2, boxShadow: shadow.three })
export const frame = style({ position: 'relative' })
export const open = style({
  display: 'block',
  width: '100%',
  padding: 0,
  border: 0,
  background: color.sunken,
  selectors: { '&:focus-visible': { outlineOffset: -3 } },
})
globalStyle(`${open} img`, { display: 'block', aspectRatio: '4 / 3', objectFit: 'cover' })
/** What the site does not show is paler. */
export const pale = style({})
globalStyle(`${pale} img`, { opacity: 0.6 })
export const marks = style({
  position: 'absolute',
  insetInlineStart: measure.space.s8,
  top: measure.space.s8,
  display: 'flex',
  flexWrap: 'wrap',
  gap: measure.space.s4,
  pointerEvents: 'none',
})
export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: measure.space.s4,
  alignContent: 'start',
  padding: measure.space.s12,
})
export const title = style({ fontWeight: 650, overflowWrap: 'anywhere' })
export const caption = style({
  color: color.muted,
  fontSize: measure.size.small,
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
})
export const foot = style({
  display: 'flex',
  alignItems: 'center',
  gap: measure.space.s4,
  padding: `0 ${measure.space.s8} ${measure.space.s8}`,
})
export const end = style({ marginInlineStart: 'auto' })
