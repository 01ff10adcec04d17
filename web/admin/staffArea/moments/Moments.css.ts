import { style } from '@vanilla-extract/css'
import { color, measure } from '#web/ui/theme/contract.css.ts'
import { pressable } from '../../attendance/home/GoingHome.css.ts'

const touch = '(pointer: coarse), (max-width: 640px)'

export const pictures = style({ display: 'flex', flexWrap: 'wrap', gap: measure.space.s8 })
export const picture = style([
  pressable,
  { display: 'block', padding: 0, overflow: 'hidden', background: color.sunken, lineHeight: 0 },
])
const small = { width: 128, height: 96, objectFit: 'cover' } as const
export const smallPicture = style(small)
export const gone = style({ ...small, display: 'grid', placeItems: 'center', color: color.muted })
export const taking = style({ display: 'grid', justifyItems: 'start', gap: measure.space.s12, outline: 0 })
export const taken = style({
  display: 'grid',
  gap: measure.space.s4,
  padding: measure.space.s4,
  border: `1px solid ${color.border}`,
  borderRadius: measure.radius.card,
})
export const thumbnail = style({ ...small, width: 168, borderRadius: measure.radius.small, background: color.sunken })
export const tools = style({
  display: 'flex',
  justifyContent: 'space-between',
  '@media': { [touch]: { minHeight: 48 } },
})
export const large = style({
  display: 'block',
  maxWidth: '100%',
  height: 'auto',
  maxHeight: '75dvh',
  objectFit: 'contain',
  margin: '0 auto',
  borderRadius: measure.radius.card,
  background: color.sunken,
})
export const video = style({
  display: 'block',
  width: '100%',
  maxHeight: '50dvh',
  aspectRatio: '4 / 3',
  objectFit: 'contain',
  borderRadius: measure.radius.card,
  background: color.sunken,
})
/** The picture and the circle over it. A finger paints and scrolls nothing. */
export const board = style({
  position: 'relative',
  width: 'fit-content',
  maxWidth: '100%',
  margin: '0 auto',
  overflow: 'hidden',
  cursor: 'crosshair',
  touchAction: 'none',
  selectors: { '&:focus-visible': { outline: `3px solid ${color.focus}`, outlineOffset: 2 } },
})
export const canvas = style({ display: 'block', maxWidth: '100%', maxHeight: '60dvh' })
/** Where the arrow keys have moved. */
export const circle = style({
  position: 'absolute',
  translate: '-50% -50%',
  aspectRatio: '1',
  border: `3px solid ${color.focus}`,
  boxShadow: `0 0 0 2px ${color.surface}`,
  borderRadius: '50%',
  pointerEvents: 'none',
})
export const comment = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: measure.space.s12,
  paddingTop: measure.space.s8,
  borderTop: `1px solid ${color.border}`,
  overflowWrap: 'anywhere',
})
/** The menu stays at the end of the first line. */
export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: measure.space.s12,
})
