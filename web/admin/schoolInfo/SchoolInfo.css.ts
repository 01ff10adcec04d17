import { globalStyle, style } from '@vanilla-extract/css'
import { color, measure, shadow } from '#web/ui/theme/contract.css.ts'

/** A text with its buttons at the right; on a phone below it. */
export const entry = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: measure.space.s8,
  alignItems: 'start',
  '@media': { '(max-width: 640px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
/** A figure, what it counts, and its button. */
export const figure = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(5.5em, 1fr) minmax(0, 2fr) auto',
  gap: measure.space.s8,
  alignItems: 'start',
  maxWidth: '44em',
  '@media': { '(max-width: 640px)': { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
})
/** On a phone what is counted has a line of its own, so that it is not cut. */
globalStyle(`${figure} > :nth-child(2)`, {
  '@media': { '(max-width: 640px)': { gridRow: 2, gridColumn: '1 / -1' } },
})
/** A notice in its row: its title, and its message below. */
export const notice = style({ display: 'grid', gap: measure.space.s4, paddingBlock: measure.space.s8, fontWeight: 400 })

export const card = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  height: '100%',
  border: `1px solid ${color.border}`,
  borderRadius: measure.radius.card,
  background: color.surface,
  boxShadow: shadow.one,
  overflow: 'hidden',
})
globalStyle(`${card} img`, {
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '16 / 9',
  objectFit: 'cover',
})
export const body = style({ display: 'grid', gap: measure.space.s8, alignContent: 'start', padding: measure.space.s16 })
export const foot = style({ padding: `0 ${measure.space.s16} ${measure.space.s16}` })
