import { style, styleVariants } from '@vanilla-extract/css'
import { color, measure, shadow } from '#web/ui/theme/contract.css.ts'

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
  gap: measure.space.s16,
  alignItems: 'start',
  '@media': { '(max-width: 1100px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const column = style({ display: 'grid', gap: measure.space.s16, minWidth: 0 })

export const attendance = style({
  display: 'grid',
  gridTemplateColumns: '132px minmax(0, 1fr)',
  gap: `${measure.space.s16} ${measure.space.s20}`,
  alignItems: 'center',
})
export const ring = style({ width: 132, height: 132 })
export const ringTrack = style({ fill: 'none', stroke: color.dangerTint, strokeWidth: 15 })
export const ringBar = style({ fill: 'none', stroke: color.action, strokeWidth: 15, strokeLinecap: 'round' })
export const ringText = style({
  fill: color.text,
  fontFamily: measure.font.body,
  fontVariantNumeric: 'tabular-nums',
  fontSize: '1.75rem',
  fontWeight: 700,
  textAnchor: 'middle',
})
export const counts = style({ display: 'grid', gap: measure.space.s8 })
export const count = style({ display: 'flex', gap: measure.space.s8, alignItems: 'center' })
export const countName = style({ flex: 1 })
export const told = style([countName, { color: color.muted }])
export const countValue = style({ fontWeight: 650, fontVariantNumeric: 'tabular-nums' })
const dotBase = style({ width: 10, height: 10, borderRadius: 3, flex: 'none' })
export const dot = styleVariants({
  present: [dotBase, { background: color.action }],
  absent: [dotBase, { background: color.danger }],
  open: [dotBase, { background: color.control }],
})

export const line = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: '0 12px',
  alignItems: 'center',
  padding: `10px ${measure.space.s16}`,
  borderBottom: `1px solid ${color.border}`,
  selectors: { 'li&:last-child': { borderBottom: 0 } },
})
export const waiting = style([
  line,
  {
    color: color.text,
    textDecoration: 'none',
    selectors: { '&:hover': { background: color.sunken }, '&:focus-visible': { outlineOffset: -3 } },
  },
])
export const waitingWords = style({ display: 'grid', lineHeight: 1.35 })
export const waitingTitle = style({ fontWeight: 650 })
export const more = style({ padding: `4px ${measure.space.s16}` })
export const muted = style({ color: color.muted, fontSize: measure.size.small })

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, 1fr)',
  gap: measure.space.s12,
  // six of them: no row is left half empty
  '@media': {
    '(min-width: 600px)': { gridTemplateColumns: 'repeat(3, 1fr)' },
    '(min-width: 1200px)': { gridTemplateColumns: 'repeat(6, 1fr)' },
  },
})
export const tile = style({
  display: 'grid',
  justifyItems: 'center',
  gap: measure.space.s8,
  padding: measure.space.s16,
  background: color.surface,
  border: `1px solid ${color.border}`,
  borderRadius: measure.radius.card,
  boxShadow: shadow.one,
  fontWeight: 600,
  textDecoration: 'none',
  selectors: { '&:hover': { background: color.actionTint, borderColor: color.action } },
})
