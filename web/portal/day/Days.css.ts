import { style } from '@vanilla-extract/css'
import { color, measure } from '#web/ui/theme/contract.css.ts'

export const onScreen = style({ '@media': { print: { display: 'none' } } })
export const onPaper = style({
  display: 'none',
  '@media': { print: { display: 'block', fontWeight: 600 } },
})

export const steps = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: measure.space.s12,
  '@media': { print: { display: 'none' } },
})
export const stepper = style({
  display: 'grid',
  gridTemplateColumns: `${measure.control.height} minmax(0, auto) ${measure.control.height}`,
  alignItems: 'center',
  gap: measure.space.s8,
  '@media': {
    'screen and (max-width: 720px)': {
      flex: '1 0 100%',
      gridTemplateColumns: `${measure.control.height} minmax(0, 1fr) ${measure.control.height}`,
    },
  },
})
export const step = style({
  display: 'grid',
  placeItems: 'center',
  width: measure.control.height,
  height: measure.control.height,
  borderRadius: measure.radius.button,
  border: `${measure.control.edge} solid ${color.control}`,
  background: color.surface,
  color: color.text,
  selectors: { '&:hover': { background: color.actionTint, borderColor: color.action } },
})
/** As wide as any day, so that the step after it stays where it is. */
export const chosen = style({
  minWidth: '16em',
  textAlign: 'center',
  '@media': { 'screen and (max-width: 720px)': { minWidth: 0 } },
})
export const acts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 12em) auto',
  gap: measure.space.s8,
  alignItems: 'center',
  '@media': { 'screen and (max-width: 720px)': { flex: '1 0 100%', gridTemplateColumns: 'minmax(0, 1fr) auto' } },
})

export const child = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(340px, 100%), 1fr))',
  gap: measure.space.s16,
  alignItems: 'start',
  '@media': {
    print: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      selectors: { '& + &': { breakBefore: 'page' } },
    },
  },
})
export const entries = style({ display: 'grid' })
export const entry = style({
  display: 'grid',
  gridTemplateColumns: '2.9em 22px minmax(0, 1fr)',
  gap: 10,
  alignItems: 'start',
  padding: `10px ${measure.space.s16}`,
  breakInside: 'avoid',
  lineHeight: 1.4,
  selectors: { '& + &': { borderTop: `1px solid ${color.border}` } },
  '@media': { print: { padding: '4px 8px' } },
})
export const time = style({ color: color.muted, fontVariantNumeric: 'tabular-nums' })
export const icon = style({ display: 'grid', placeItems: 'center', minHeight: '1.4em', color: color.muted })
export const what = style({ display: 'grid', gap: 2, minWidth: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' })
export const none = style({ padding: `${measure.space.s20} ${measure.space.s16}` })
export const moments = style([
  onScreen,
  { padding: `${measure.space.s12} ${measure.space.s16}`, borderTop: `1px solid ${color.border}` },
])
