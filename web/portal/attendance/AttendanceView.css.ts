import { style, styleVariants } from '@vanilla-extract/css'
import { color, measure } from '#web/ui/theme/contract.css.ts'

export const months = style({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, auto) 44px',
  justifyContent: 'start',
  alignItems: 'center',
  gap: measure.space.s8,
  '@media': {
    'screen and (max-width: 720px)': { gridTemplateColumns: '44px minmax(0, 1fr) 44px', textAlign: 'center' },
  },
})
export const month = style({ minWidth: '9.5em', textAlign: 'center' })
export const step = style({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  borderRadius: measure.radius.button,
  border: `${measure.control.edge} solid ${color.control}`,
  background: color.surface,
  color: color.text,
  selectors: { '&:hover': { background: color.actionTint, borderColor: color.action } },
})
export const children = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(400px, 100%), 1fr))',
  gap: measure.space.s16,
  alignItems: 'start',
})
export const day = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 8px',
  alignItems: 'center',
  minHeight: 48,
  padding: `8px ${measure.space.s16}`,
  selectors: { '& + &': { borderTop: `1px solid ${color.border}` } },
})
/** Wide enough for any day, so that what follows lines up. */
export const date = style({ minWidth: '6em' })
export const times = style({ marginLeft: 'auto', whiteSpace: 'nowrap' })
export const note = style({ flexBasis: '100%', overflowWrap: 'anywhere' })
export const none = style({ padding: `${measure.space.s20} ${measure.space.s16}` })
export const picture = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // the button names the child, whose name may be of any length
  overflowWrap: 'anywhere',
  gap: measure.space.s12,
  justifyItems: 'start',
  padding: measure.space.s16,
  borderBottom: `1px solid ${color.border}`,
})

/** Its days line up with what is below: the space around them is outside. */
export const calendar = style({
  width: 'calc(100% + 8px)',
  margin: -4,
  tableLayout: 'fixed',
  borderSpacing: 4,
  borderCollapse: 'separate',
})
export const weekday = style({
  paddingBottom: 4,
  color: color.muted,
  fontSize: measure.size.tiny,
  fontWeight: 600,
  textAlign: 'center',
})
export const cell = style({ padding: 0 })
export const attendanceCalendarDay = style({
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
export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  color: color.muted,
  fontSize: measure.size.small,
})
export const meaning = style({ display: 'inline-flex', gap: 6, alignItems: 'center' })
export const sample = style({
  display: 'grid',
  placeItems: 'center',
  width: 22,
  height: 22,
  borderRadius: 6,
})
export const today = style({ outline: `2px solid ${color.action}`, outlineOffset: -2 })
