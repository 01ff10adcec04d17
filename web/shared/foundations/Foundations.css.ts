import { globalStyle, style } from '@vanilla-extract/css'
import { color, measure } from '#web/ui/theme/contract.css.ts'

export const table = style({ fontSize: measure.size.small, lineHeight: 1.4 })
globalStyle(`${table} :is(th, td)`, {
  padding: '8px 12px 8px 0',
  borderBottom: `1px solid ${color.border}`,
  textAlign: 'start',
  verticalAlign: 'top',
})
globalStyle(`${table} thead th`, { color: color.muted, fontWeight: 600 })
export const result = style({ fontWeight: 600, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' })
export const icon = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: 6,
  padding: 12,
  textAlign: 'center',
  fontSize: measure.size.tiny,
  lineHeight: 1.35,
  overflowWrap: 'anywhere',
})
export const drawing = style({ width: '100%', height: 150, objectFit: 'contain' })
export const part = style({ width: '100%', height: 110, objectFit: 'contain' })
