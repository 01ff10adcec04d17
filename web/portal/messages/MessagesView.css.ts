import { style } from '@vanilla-extract/css'
import { color, measure } from '#web/ui/theme/contract.css.ts'

export const list = style({ display: 'grid', gap: 10 })
export const entry = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `4px ${measure.space.s12}`,
  alignItems: 'start',
})
export const words = style({ display: 'grid', gap: 2, minWidth: 0, overflowWrap: 'anywhere' })
export const excerpt = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  color: color.muted,
})
export const line = style({
  display: 'flex',
  gap: measure.space.s12,
  justifyContent: 'space-between',
  alignItems: 'start',
})
export const thread = style({ display: 'grid', gap: measure.space.s20, maxWidth: 760 })
