import { globalStyle, style } from '@vanilla-extract/css'
import { color, measure } from '#web/ui/theme/contract.css.ts'

export const page = style({
  minHeight: '100dvh',
  maxWidth: 1180,
  marginInline: 'auto',
  padding: measure.space.s16,
  display: 'grid',
  alignContent: 'start',
  gap: measure.space.s16,
})
export const narrow = style({ maxWidth: 520, width: '100%', marginInline: 'auto', paddingTop: measure.space.s24 })
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: measure.space.s12,
})
export const said = style({
  minHeight: 48,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: measure.space.s12,
})
const button = {
  color: color.text,
  font: 'inherit',
  background: color.surface,
  border: `1px solid ${color.border}`,
  borderRadius: measure.radius.card,
  cursor: 'pointer',
}
export const person = style({
  ...button,
  minHeight: 56,
  display: 'inline-flex',
  alignItems: 'center',
  gap: measure.space.s8,
  padding: '6px 16px 6px 8px',
  fontWeight: 650,
  selectors: {
    '&:hover': { borderColor: color.action },
    '&[aria-pressed=true]': { background: color.actionTint, borderColor: color.action },
  },
})
/** The keys of a PIN: three in a row, as on a telephone. */
export const keys = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(64px, 96px))',
  justifyContent: 'center',
  gap: measure.space.s8,
})
export const key = style({
  ...button,
  minHeight: 64,
  fontSize: measure.size.h2,
  fontWeight: 650,
  selectors: { '&:hover': { borderColor: color.action }, '&:active': { background: color.actionTint } },
})
globalStyle(`${person}:focus-visible, ${key}:focus-visible`, { outline: `3px solid ${color.focus}`, outlineOffset: 1 })
