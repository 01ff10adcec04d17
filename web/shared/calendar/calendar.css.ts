import { style, styleVariants } from '@vanilla-extract/css'
import { color, measure } from '#web/ui/theme/contract.css.ts'

const narrow = '(max-width: 720px)'

export const block = style({
  flex: 'none',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  width: 56,
  minHeight: 64,
  padding: '6px 4px',
  borderRadius: measure.radius.card,
  background: color.actionTint,
  color: color.action,
  lineHeight: 1.15,
  textAlign: 'center',
})
export const pastBlock = style({ background: color.neutralTint, color: color.neutral })
export const blockSmall = style({ fontSize: measure.size.tiny, fontWeight: 600 })
export const blockDay = style({
  fontFamily: measure.font.display,
  fontSize: '1.375rem',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
})

export const nav = style({ display: 'flex', flexWrap: 'wrap', gap: measure.space.s8, alignItems: 'center' })

export const month = style({ display: 'grid', gap: measure.space.s12, minWidth: 0 })
export const grid = style({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 0,
  background: color.surface,
  border: `1px solid ${color.border}`,
  borderRadius: measure.radius.card,
  overflow: 'hidden',
})
export const weekday = style({
  padding: '8px 4px',
  borderBottom: `1px solid ${color.border}`,
  color: color.muted,
  fontSize: measure.size.small,
  fontWeight: 600,
  textAlign: 'center',
})
export const weekdayName = style({ textDecoration: 'none' })
export const day = style({
  height: 104,
  padding: 6,
  borderTop: `1px solid ${color.border}`,
  borderLeft: `1px solid ${color.border}`,
  verticalAlign: 'top',
  overflow: 'hidden',
  selectors: {
    'tr:first-child > &': { borderTop: 0 },
    '&:first-child': { borderLeft: 0 },
    '&:nth-child(n + 6)': { background: `color-mix(in srgb, ${color.sunken} 45%, ${color.surface})` },
  },
  '@media': { [narrow]: { height: 52, padding: 3, textAlign: 'center' } },
})
export const outside = style({})
export const holiday = style({ selectors: { '&&': { background: color.warningTint } } })
export const today = style({})
export const number = style({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: 26,
  height: 26,
  borderRadius: measure.radius.full,
  fontSize: measure.size.small,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    [`${outside} &`]: { color: color.muted, fontWeight: 450 },
    [`${today} &`]: { background: color.action, color: color.onAction },
  },
})
export const holidayName = style({
  display: 'block',
  color: color.warning,
  fontSize: measure.size.tiny,
  fontWeight: 600,
  lineHeight: 1.25,
  '@media': { [narrow]: { display: 'none' } },
})
export const entries = style({ display: 'grid', gap: 3, marginTop: 3, '@media': { [narrow]: { display: 'none' } } })
export const entry = style({
  display: 'block',
  minHeight: 24,
  padding: '3px 7px',
  borderRadius: 6,
  fontSize: measure.size.tiny,
  fontWeight: 550,
  lineHeight: 1.35,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  selectors: { '&:hover': { textDecoration: 'underline' } },
})
export const entryTime = style({ fontVariantNumeric: 'tabular-nums', fontWeight: 650 })
export const entryTone = styleVariants({
  teal: { background: color.actionTint, color: color.action },
  marigold: { background: color.marigoldTint, color: color.marigoldText },
  coral: { background: color.coralTint, color: color.coralText },
  sky: { background: color.skyTint, color: color.skyText },
  leaf: { background: color.leafTint, color: color.leafText },
  neutral: { background: color.neutralTint, color: color.neutral },
})
export const dots = style({
  display: 'none',
  '@media': { [narrow]: { display: 'flex', justifyContent: 'center', gap: 3, marginTop: 2 } },
})
export const dot = style({ width: 6, height: 6, borderRadius: '50%' })
export const dotTone = styleVariants({
  teal: { background: color.action },
  marigold: { background: color.marigoldText },
  coral: { background: color.coralText },
  sky: { background: color.skyText },
  leaf: { background: color.leafText },
  neutral: { background: color.neutral },
})
export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  color: color.muted,
  fontSize: measure.size.small,
})
export const legendEntry = style({ display: 'flex', gap: 6, alignItems: 'center' })
export const holidayMark = style({
  width: 12,
  height: 12,
  borderRadius: 4,
  background: color.warningTint,
  border: `1px solid ${color.warning}`,
})
