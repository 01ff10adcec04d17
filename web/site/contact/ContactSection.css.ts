import { globalStyle, style } from '@vanilla-extract/css'
import { color, measure } from '#web/ui/theme/contract.css.ts'
import { screens } from '../parts/screens.ts'

export const grid = style({
  display: 'grid',
  gridTemplateColumns: '1.1fr 1fr',
  gap: `clamp(28px, 4vw, ${measure.space.s56})`,
  alignItems: 'start',
  '@media': { [screens.medium]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const write = style({ display: 'grid', gap: measure.space.s20, alignContent: 'start' })
/** As high as the form, so that nothing below moves when it comes. */
export const place = style({
  minHeight: 492,
  '@media': { [screens.narrow]: { minHeight: 588 }, '(scripting: none)': { minHeight: 0 } },
})
export const reach = style({ display: 'grid', gap: measure.space.s24 })
/** Takes the focus when a time is chosen; the header does not cover it. */
export const top = style({ display: 'grid', gap: measure.space.s12, scrollMarginTop: 104 })
export const chosen = style({ display: 'flex', flexWrap: 'wrap', gap: '8px 16px', alignItems: 'center' })
export const list = style({ display: 'grid', gap: 16 })
export const item = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: 14,
  alignItems: 'center',
  lineHeight: 1.4,
})
globalStyle(`${item} b`, { display: 'block', fontWeight: 650, textWrap: 'balance' })
/* The padding of a link within a line moves nothing, and makes it as high as a thumb. */
globalStyle(`${item} a`, { textDecoration: 'none', '@media': { '(pointer: coarse)': { paddingBlock: 12 } } })
globalStyle(`${item} a:hover`, { textDecoration: 'underline' })
export const second = style({ display: 'block', color: color.muted })
/** Known only in the browser: its line is there before. */
export const now = style({ display: 'block', minHeight: '1lh' })
export const social = style({ display: 'flex', gap: 8 })
export const round = style({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  borderRadius: '50%',
  background: color.actionTint,
  color: color.action,
  ':hover': { background: color.action, color: color.onAction },
})
export const address = style({ fontStyle: 'normal' })

export const map = style({
  position: 'relative',
  overflow: 'hidden',
  aspectRatio: '560 / 300',
  border: `1px solid ${color.border}`,
  borderRadius: measure.radius.large,
})
const fill = { position: 'absolute', inset: 0, width: '100%', height: '100%' } as const
export const drawn = style({ ...fill, background: color.sunken })
export const street = style({ fill: 'none', stroke: color.surface, strokeLinecap: 'round' })
export const green = style({ fill: `color-mix(in srgb, ${color.leaf} 32%, ${color.surface})` })
export const water = style({ fill: `color-mix(in srgb, ${color.sky} 36%, ${color.surface})` })
export const pin = style({ fill: color.action })
export const hole = style({ fill: color.surface })
export const live = style({ ...fill, border: 0 })
export const open = style({ position: 'absolute', right: 12, bottom: 12 })

/** Times and map on the left, the form and the address on the right: the map takes what the times leave free. */
export const visit = style([
  grid,
  {
    gridTemplateRows: 'auto minmax(0, 1fr) auto',
    '@media': { [screens.medium]: { gridTemplateRows: 'none' } },
  },
])
export const message = style([
  write,
  { gridRow: '1 / 3', gridColumn: 2, '@media': { [screens.medium]: { gridArea: 'auto' } } },
])
globalStyle(`${visit} > ${map}`, {
  gridArea: '2 / 1 / 4',
  alignSelf: 'stretch',
  minHeight: 300,
  aspectRatio: 'auto',
  '@media': { [screens.medium]: { gridArea: 'auto', minHeight: 0, aspectRatio: '560 / 300' } },
})
