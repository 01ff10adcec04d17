import { style } from '@vanilla-extract/css'
import { color, measure } from '../theme/contract.css.ts'

/** Near the top, so that the field stays in its place while the list below it changes. */
export const top = style({ marginTop: 'min(12vh, 96px)', marginBottom: 'auto' })
export const find = style({
  display: 'flex',
  gap: measure.space.s12,
  alignItems: 'center',
  padding: `0 ${measure.space.s20}`,
  borderBottom: `1px solid ${color.border}`,
})
export const icon = style({ flex: 'none', color: color.muted })
export const input = style({
  flex: 1,
  minWidth: 0,
  minHeight: 56,
  border: 0,
  background: 'none',
  color: color.text,
  font: 'inherit',
  fontSize: measure.size.lead,
  outline: 0,
  selectors: { '&::placeholder': { color: color.muted, opacity: 1 } },
})
export const list = style({ overflowY: 'auto', maxHeight: 'min(420px, 60dvh)', padding: 6 })
export const note = style({
  overflow: 'hidden',
  maxWidth: '50%',
  color: color.muted,
  fontSize: measure.size.small,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
export const nothing = style({ padding: `0 ${measure.space.s20} ${measure.space.s20}`, color: color.muted })
