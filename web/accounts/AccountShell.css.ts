import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { color, measure } from '#web/ui/theme/contract.css.ts'

const medium = 'screen and (max-width: 1000px)'

export const shell = style({
  minHeight: '100dvh',
  display: 'grid',
  gridTemplateColumns: '1fr 1.05fr',
  '@media': { [medium]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto 1fr' } },
})
export const pane = style({
  minWidth: 0,
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  padding: `${measure.space.s32} ${measure.space.s20} ${measure.space.s40}`,
  '@media': {
    [medium]: { alignContent: 'start', paddingTop: measure.space.s24 },
    // room to scroll the button out from under a toast
    'screen and (max-width: 640px)': { paddingBottom: 148 },
  },
})
export const inner = style({ width: 'min(440px, 100%)', display: 'grid', gap: measure.space.s20 })
globalStyle(`${inner} > *`, { minWidth: 0 })
export const brand = style({ display: 'flex' })
export const words = style({ display: 'grid', gap: 6 })
export const art = style({
  // beside a long form it stays in view instead of growing with it
  position: 'sticky',
  top: 0,
  alignSelf: 'start',
  height: '100dvh',
  minHeight: 0,
  background: color.skyTint,
  overflow: 'hidden',
  '@media': {
    [medium]: {
      position: 'relative',
      alignSelf: 'stretch',
      order: -1,
      height: 'clamp(132px, 40vw, 380px)',
    },
    // a keyboard leaves little room on a phone that is held sideways
    'screen and (max-width: 1000px) and (max-height: 480px)': { display: 'none' },
  },
})
globalStyle(`${art} > img`, {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  objectPosition: '46% 100%',
  // a low picture keeps everybody from head to foot
  '@media': { [medium]: { objectPosition: '46% 87%' } },
})
export const form = style({ display: 'grid', gap: measure.space.s20 })
export const pair = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: measure.space.s20,
  alignItems: 'start',
  '@media': { 'screen and (max-width: 480px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const destination = style({ overflowWrap: 'anywhere' })

export const meter = style({ display: 'grid', gap: 6, paddingTop: 5 })
export const track = style({ display: 'grid', gridTemplateColumns: 'repeat(4, 1fr)', gap: 4 })
const part = style({ height: 6, borderRadius: measure.radius.full })
export const parts = styleVariants({
  none: [part, { background: color.sunken, boxShadow: `inset 0 0 0 1px ${color.border}` }],
  weak: [part, { background: color.danger }],
  fair: [part, { background: color.warning }],
  good: [part, { background: color.good }],
})
