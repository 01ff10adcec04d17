import { style } from '@vanilla-extract/css'
import { color, measure, shadow } from '../theme/contract.css.ts'

export const list = style({ display: 'grid', gap: 10 })
export const entry = style({
  background: color.surface,
  border: `1px solid ${color.border}`,
  borderRadius: measure.radius.card,
  boxShadow: shadow.one,
})
export const summary = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: measure.space.s16,
  minHeight: 60,
  padding: '12px 20px',
  borderRadius: measure.radius.card,
  fontWeight: 600,
  fontSize: '1.09375rem',
  lineHeight: 1.35,
  listStyle: 'none',
  cursor: 'pointer',
  selectors: { '&::-webkit-details-marker': { display: 'none' }, '&:hover': { color: color.action } },
})
export const icon = style({
  color: color.action,
  transition: `rotate ${measure.motion.slow}`,
  selectors: { 'details[open] > summary > &': { rotate: '180deg' } },
})
export const answer = style({ padding: '0 20px 20px', color: color.muted, maxWidth: '64ch' })
