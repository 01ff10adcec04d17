import { style } from '@vanilla-extract/css'
import { color, measure, shadow } from '#web/ui/theme/contract.css.ts'

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: '0 12px',
  alignItems: 'center',
  alignContent: 'start',
  height: '100%',
  padding: measure.space.s16,
  border: `1px solid ${color.border}`,
  borderRadius: measure.radius.card,
  background: color.surface,
  boxShadow: shadow.one,
  position: 'relative',
})
/** The picture stands beside name and age. */
export const face = style({ gridRow: '1 / 3' })
/** The whole card opens the child; its menu lies above that. */
export const open = style({
  color: color.text,
  fontWeight: 650,
  overflowWrap: 'anywhere',
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: measure.radius.card },
    '&:hover': { textDecoration: 'underline' },
  },
})
export const age = style({ gridColumn: '2 / -1', color: color.muted, fontSize: measure.size.small })
export const above = style({ position: 'relative', zIndex: 1, margin: '-6px -6px -6px 0' })
export const wide = style({
  gridColumn: '1 / -1',
  paddingTop: 12,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 6,
  alignItems: 'center',
})
export const more = style({ display: 'flex', justifyContent: 'center' })
