import { style } from '@vanilla-extract/css'
import { color, measure } from '#web/ui/theme/contract.css.ts'

/** The first lines of a template, fading out: it is read in the form. */
export const beginning = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 5,
  overflow: 'hidden',
  whiteSpace: 'pre-line',
  color: color.muted,
  fontSize: measure.size.small,
})
export const head = style({ display: 'flex', justifyContent: 'space-between', gap: measure.space.s8 })
export const bar = style({ display: 'flex', justifyContent: 'flex-end' })
