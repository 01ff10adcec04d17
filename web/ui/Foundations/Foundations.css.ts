import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { color, measure, shadow } from '../theme/contract.css.ts'

export const ink = createVar()
export const paper = createVar()
export const swatch = style({
  display: 'grid',
  gap: 2,
  padding: 12,
  minHeight: 76,
  background: paper,
  color: ink,
  border: `1px solid ${color.border}`,
  borderRadius: measure.radius.card,
  fontSize: measure.size.small,
})
export const spaceBar = style({ height: 12, width: ink, background: color.action, borderRadius: 3 })
export const shape = style({
  display: 'grid',
  placeItems: 'center',
  width: 120,
  height: 84,
  background: color.surface,
  border: `1px solid ${color.border}`,
  fontSize: measure.size.small,
})
export const shapes = styleVariants(measure.radius, (radius) => [shape, { borderRadius: radius }])
export const shadows = styleVariants(shadow, (value) => [
  shape,
  { borderRadius: measure.radius.card, boxShadow: value },
])
export const sizes = styleVariants(measure.size, (size) => ({ fontSize: size, lineHeight: 1.2 }))
export const display = style({ fontFamily: measure.font.display, fontWeight: 600, wordSpacing: '.06em' })
const ball = style({
  display: 'block',
  width: 24,
  height: 24,
  background: color.action,
  borderRadius: measure.radius.full,
  selectors: { '&[data-there=true]': { transform: 'translateX(176px)' } },
})
export const moving = styleVariants(measure.motion, (motion) => [ball, { transition: `transform ${motion}` }])
export const track = style({ width: 200, background: color.sunken, borderRadius: measure.radius.full })
export const sample = style({
  padding: '8px 12px',
  background: color.actionTint,
  color: color.action,
  border: `1px dashed ${color.action}`,
  borderRadius: measure.radius.small,
  fontSize: measure.size.small,
})

export const table = style({ fontSize: measure.size.small, lineHeight: 1.4 })
globalStyle(`${table} :is(th, td)`, {
  padding: '8px 12px 8px 0',
  borderBottom: `1px solid ${color.border}`,
  textAlign: 'start',
  verticalAlign: 'middle',
})
globalStyle(`${table} thead th`, { color: color.muted, fontWeight: 600 })
globalStyle(`${table} tbody th`, { fontWeight: 600 })
export const value = style({ display: 'flex', alignItems: 'center', gap: 8, flexWrap: 'wrap' })
export const spot = style({
  width: 28,
  height: 28,
  flex: 'none',
  background: paper,
  border: `1px solid ${color.border}`,
  borderRadius: measure.radius.small,
})
export const schemes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 320px), 1fr))',
  gap: 16,
})
export const scheme = style({
  display: 'grid',
  alignContent: 'start',
  gap: 8,
  padding: 16,
  background: color.ground,
  color: color.text,
  border: `1px solid ${color.border}`,
  borderRadius: measure.radius.card,
})
