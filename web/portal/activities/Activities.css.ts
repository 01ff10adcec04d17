import { style } from '@vanilla-extract/css'
import { color, measure } from '#web/ui/theme/contract.css.ts'

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: measure.space.s12,
  alignItems: 'start',
})
export const about = style({ display: 'grid', gap: 4, minWidth: 0, overflowWrap: 'anywhere' })
export const badges = style({ display: 'flex', flexWrap: 'wrap', gap: 6 })
export const facts = style({ display: 'flex', flexWrap: 'wrap', gap: '2px 16px' })
export const fact = style({ display: 'inline-flex', gap: 6, alignItems: 'center', fontVariantNumeric: 'tabular-nums' })
/** Below the date on a phone, beside it where there is room. */
export const body = style({
  gridColumn: 2,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: measure.space.s12,
  minWidth: 0,
  '@media': { '(max-width: 560px)': { gridColumn: '1 / -1' } },
})
export const reply = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 12px',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: `${measure.space.s8} ${measure.space.s12}`,
  borderRadius: measure.radius.card,
  background: color.sunken,
  minWidth: 0,
  overflowWrap: 'anywhere',
})
export const consent = style({
  flexBasis: '100%',
  display: 'flex',
  gap: 6,
  alignItems: 'center',
  color: color.good,
  fontSize: measure.size.small,
  fontWeight: 550,
})
export const missing = style({
  flexBasis: '100%',
  display: 'flex',
  flexWrap: 'wrap',
  gap: 6,
  alignItems: 'center',
  color: color.warning,
  fontSize: measure.size.small,
  fontWeight: 550,
})
export const picture = style({ width: '100%', maxHeight: 260, objectFit: 'cover', borderRadius: measure.radius.card })
