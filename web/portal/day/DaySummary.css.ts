import { globalStyle, style } from '@vanilla-extract/css'
import { color, measure } from '#web/ui/theme/contract.css.ts'

export const day = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: measure.space.s8,
  padding: `${measure.space.s12} 14px`,
  borderRadius: measure.radius.card,
  background: color.sunken,
  containerType: 'inline-size',
})
export const lines = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `6px ${measure.space.s16}`,
  '@container': { '(max-width: 340px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const line = style({ display: 'flex', gap: 10, alignItems: 'flex-start', lineHeight: 1.4 })
globalStyle(`${line} > svg`, { flex: 'none', marginTop: 3, color: color.muted })
globalStyle(`${line} > span`, { minWidth: 0, overflowWrap: 'anywhere' })
export const wide = style({ gridColumn: '1 / -1' })
/** A few lines of a note; all of it is with the day. */
export const note = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  whiteSpace: 'pre-line',
})
// a phrase keeps together, and is broken only where it is longer than the line
export const phrases = style({})
globalStyle(`${phrases} > span`, { display: 'inline-block', whiteSpace: 'normal' })
export const short = style({ fontWeight: 600 })
globalStyle(`${line}${short} > svg`, { color: color.warning })
export const quiet = style({ color: color.muted })
export const more = style({ fontSize: measure.size.small })
