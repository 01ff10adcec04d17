import { style, styleVariants } from '@vanilla-extract/css'
import { color, measure } from '#web/ui/theme/contract.css.ts'

export const calendar = style({ width: '100%', tableLayout: 'fixed', borderSpacing: 4, borderCollapse: 'separate' })
export const weekday = style({
  paddingBottom: 4,
  color: color.muted,
  fontSize: measure.size.tiny,
  fontWeight: 600,
  textAlign: 'center',
})
export const cell = style({ padding: 0 })
export const day = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: 2,
  minHeight: 48,
  borderRadius: measure.radius.small,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: 600,
  lineHeight: 1.2,
})
export const look = styleVariants({
  present: { background: color.goodTint, color: color.good },
  late: { background: color.warningTint, color: color.warning },
  absent: { background: color.dangerTint, color: color.danger },
  away: { background: color.infoTint, color: color.info },
  closed: { color: color.muted, background: color.sunken },
  weekend: { color: color.muted, fontWeight: 400 },
  nothing: { color: color.muted, fontWeight: 400 },
})
export const today = style({ outline: `2px solid ${color.action}`, outlineOffset: -2 })
