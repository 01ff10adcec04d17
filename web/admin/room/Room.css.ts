import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { color, measure } from '#web/ui/theme/contract.css.ts'
import { faces as anyFaces, groups as anyGroups, pressable } from '../attendance/home/GoingHome.css.ts'

export const page = style({
  minHeight: '100dvh',
  maxWidth: 1440,
  marginInline: 'auto',
  padding: measure.space.s16,
  display: 'grid',
  alignContent: 'start',
  gap: measure.space.s16,
})
/** Pressed in passing, with a child on the arm: also in dialogs, which are outside of the page's element. */
globalStyle(`html:has(${page})`, {
  scrollPaddingTop: 56,
  '@media': { '(pointer: coarse)': { vars: { [measure.control.small]: '48px', [measure.control.height]: '48px' } } },
})
export const narrow = style({
  width: `min(520px, 100% - 2 * ${measure.space.s16})`,
  marginInline: 'auto',
  paddingTop: measure.space.s24,
})
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: measure.space.s12,
})
/** Register and care beside the room's name, in one place on both; what a tap does at the other edge. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${measure.space.s12} ${measure.space.s24}`,
})
globalStyle(`${head} > :nth-child(3)`, { marginLeft: 'auto' })
/** Stays in view over the faces further down, where "Undo" would be out of reach. */
export const said = style({
  position: 'sticky',
  top: 0,
  zIndex: 1,
  minHeight: 48,
  display: 'flex',
  background: color.ground,
  alignItems: 'center',
  gap: measure.space.s12,
})
const anyPerson = style([
  pressable,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: measure.space.s8,
    fontWeight: 650,
    selectors: { '&[aria-pressed=true]': { background: color.actionTint, borderColor: color.action } },
  },
])
export const person = styleVariants({
  small: [anyPerson, { minHeight: 48, padding: '4px 12px 4px 6px', fontSize: measure.size.small }],
  medium: [anyPerson, { minHeight: 56, padding: '6px 16px 6px 8px' }],
})
/** From a tablet on its side: few children leave room for the next group beside them. */
const wide = '(min-width: 1000px)'
export const groups = style([
  anyGroups,
  { '@media': { [wide]: { display: 'flex', flexWrap: 'wrap', alignItems: 'start' } } },
])
export const faces = style([anyFaces, { '@media': { [wide]: { display: 'flex', flexWrap: 'wrap' } } }])
/** Six beside each other on a tablet of 1024 px. */
globalStyle(`${faces} > li`, { '@media': { [wide]: { width: 158 } } })
/** The keys of a PIN: three in a row, as on a telephone. */
export const keys = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(64px, 96px))',
  justifyContent: 'center',
  gap: measure.space.s8,
})
export const key = style([
  pressable,
  {
    display: 'grid',
    placeItems: 'center',
    minHeight: 64,
    fontSize: measure.size.h2,
    fontWeight: 650,
    selectors: { '&:active': { background: color.actionTint } },
  },
])
