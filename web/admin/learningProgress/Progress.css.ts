import { style } from '@vanilla-extract/css'
import { color, measure } from '#web/ui/theme/contract.css.ts'

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: measure.space.s8,
  alignItems: 'center',
  justifyContent: 'space-between',
})
/** The button stays beside the classes, however many lines they take. */
export const choice = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: measure.space.s8,
  alignItems: 'start',
  '@media': { '(max-width: 640px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const others = style({ padding: measure.space.s8, textAlign: 'center' })
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
  gap: measure.space.s16,
  alignItems: 'start',
  '@media': { '(max-width: 1100px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const student = style({ width: 240, '@media': { '(max-width: 640px)': { width: '100%' } } })
export const head = style({
  display: 'flex',
  gap: measure.space.s8,
  justifyContent: 'space-between',
  alignItems: 'start',
})
export const name = style({ display: 'grid', gap: 2, minWidth: 0, overflowWrap: 'anywhere' })
export const title = style({ color: color.text, fontSize: measure.size.h2, fontWeight: 650 })
export const overall = style({
  fontFamily: measure.font.display,
  fontSize: measure.size.h1,
  lineHeight: 1.1,
  fontVariantNumeric: 'tabular-nums',
})
export const more = style({ display: 'grid', justifyItems: 'center' })
/** The cards of a row end at one height. */
export const cell = style({ display: 'grid' })
export const form = style({ maxWidth: 720 })
export const list = style({ display: 'grid' })
export const entry = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '2px 12px',
  alignItems: 'center',
  padding: `10px ${measure.space.s16}`,
  borderBottom: `1px solid ${color.border}`,
  selectors: { '&:last-child': { borderBottom: 0 } },
})
export const note = style({ gridColumn: '1 / -1', color: color.muted, fontSize: measure.size.small })
export const percentCell = style({ width: 96 })
/** A bar and its figure in one line, as low as the other rows of a table. */
export const bar = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(24px, 1fr) 3em',
  gap: measure.space.s8,
  alignItems: 'center',
  fontVariantNumeric: 'tabular-nums',
})
