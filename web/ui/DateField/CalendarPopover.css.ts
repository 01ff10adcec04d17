import { globalStyle, style } from '@vanilla-extract/css'
import { color, measure, shadow } from '../theme/contract.css.ts'

export const popover = style({
  zIndex: 60,
  width: 'min(332px, calc(100vw - 24px))',
  padding: measure.space.s12,
  background: color.raised,
  border: `1px solid ${color.border}`,
  borderRadius: measure.radius.card,
  boxShadow: shadow.two,
  fontSize: measure.size.small,
  outline: 0,
})
export const months = style({ position: 'relative' })
export const caption = style({ display: 'flex', alignItems: 'center', minHeight: 40, paddingLeft: 4 })
export const dropdowns = style({ display: 'flex', gap: 4, fontWeight: 650 })
export const dropdownRoot = style({
  position: 'relative',
  display: 'inline-flex',
  borderRadius: measure.radius.small,
  selectors: {
    '&:hover': { background: color.actionTint },
    '&:has(:focus-visible)': { outline: `3px solid ${color.focus}`, outlineOffset: 2 },
  },
})
export const dropdown = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  opacity: 0,
  cursor: 'pointer',
  appearance: 'none',
})
export const captionLabel = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 2,
  minHeight: 32,
  padding: '0 6px',
  fontWeight: 650,
})
export const nav = style({ position: 'absolute', top: 0, right: 0, zIndex: 1, display: 'flex', gap: 4 })
export const step = style({
  display: 'grid',
  placeItems: 'center',
  width: 40,
  height: 40,
  padding: 0,
  border: 0,
  borderRadius: measure.radius.small,
  background: 'none',
  color: color.action,
  selectors: { '&:hover': { background: color.actionTint }, '&[aria-disabled=true]': { opacity: 0.4 } },
})
export const weekday = style({ height: 28, fontSize: measure.size.tiny, fontWeight: 600, color: color.muted })
export const day = style({ padding: 1, textAlign: 'center' })
export const dayButton = style({
  position: 'relative',
  width: '100%',
  height: 40,
  padding: 0,
  border: '1.5px solid transparent',
  borderRadius: measure.radius.small,
  background: 'none',
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&:hover:not(:disabled)': { background: color.actionTint } },
})
export const today = style({})
export const selected = style({})
export const outside = style({})
export const disabled = style({})
export const holiday = style({})
export const list = style({ display: 'grid', gap: 2, padding: '8px 6px 2px', color: color.muted })
export const name = style({ display: 'flex', gap: 8, alignItems: 'center' })
export const mark = style({ width: 6, height: 6, flex: 'none', borderRadius: '50%', background: color.coralText })

globalStyle(`${today} button`, { borderColor: color.action, fontWeight: 650 })
globalStyle(`${outside} button`, { color: color.muted })
globalStyle(`${disabled} button`, { opacity: 0.5 })
globalStyle(`${holiday} button::after`, {
  content: '',
  position: 'absolute',
  left: 'calc(50% - 3px)',
  bottom: 3,
  width: 6,
  height: 6,
  borderRadius: '50%',
  background: color.coralText,
})
globalStyle(`${selected} button, ${selected} button:hover`, {
  background: `${color.action} !important`,
  color: color.onAction,
  fontWeight: 650,
})
globalStyle(`${selected}${holiday} button::after`, { background: color.onAction })
