import { style } from '@vanilla-extract/css'
import { color, measure, shadow } from '#web/ui/theme/contract.css.ts'

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: measure.space.s16,
  alignItems: 'center',
  '@media': { '(max-width: 640px)': { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
})
export const who = style({ display: 'grid', gap: 6 })
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: measure.space.s8,
  '@media': { '(max-width: 640px)': { gridColumn: '1 / -1' } },
})
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: measure.space.s16,
  alignItems: 'start',
  '@media': { '(max-width: 1000px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const guardian = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '4px 12px',
  padding: `12px ${measure.space.s16}`,
  borderBottom: `1px solid ${color.border}`,
  selectors: { '&:last-child': { borderBottom: 0 } },
})
export const guardianName = style({ display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center', fontWeight: 650 })
export const guardianReach = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 14px',
  gridColumn: '1 / -1',
  fontSize: measure.size.small,
})
export const payer = style({ padding: `${measure.space.s8} ${measure.space.s16}` })
export const month = style({ display: 'flex', gap: 4, alignItems: 'center' })

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
export const face = style({ display: 'flex', gridRow: '1 / 3' })
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
