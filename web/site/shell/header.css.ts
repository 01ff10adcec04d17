import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { color, measure, shadow } from '#web/ui/theme/contract.css.ts'
import { screens } from '../parts/screens.ts'

export const header = style({
  position: 'sticky',
  top: 0,
  zIndex: 10,
  background: color.ground,
  transition: `background ${measure.motion.fast}, box-shadow ${measure.motion.fast}`,
  '@media': { [screens.low]: { position: 'static' } },
})
/* What is jumped to must not end up under the header, nor under the phone's bar. */
globalStyle(`html:has(${header})`, {
  scrollPaddingTop: 104,
  '@media': {
    [screens.narrow]: { scrollPaddingBlock: '80px 96px' },
    [screens.low]: { scrollPaddingBlock: 8 },
  },
})
export const solid = style({ background: color.surface, boxShadow: shadow.one })
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${measure.space.s24}`,
  minHeight: 80,
  '@media': { [screens.narrow]: { minHeight: 64 } },
})

export const bar = style({
  background: color.action,
  color: color.onAction,
  fontSize: '.90625rem',
  '@media': { [screens.narrow]: { display: 'none' } },
})
export const topBarRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${measure.space.s24}`,
  minHeight: 38,
})
globalStyle(`${topBarRow} a`, {
  display: 'inline-flex',
  gap: 8,
  alignItems: 'center',
  minHeight: 38,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '@media': { '(pointer: coarse)': { minHeight: 44 } },
})
globalStyle(`${topBarRow} a:hover`, { textDecoration: 'underline' })
globalStyle(`${topBarRow} svg`, { width: 16, height: 16 })
globalStyle(`${topBarRow} a:focus-visible`, { outlineColor: color.onAction, outlineOffset: -2 })
export const hours = style({ marginLeft: 'auto' })

/** The buttons of somebody who is signed in need more room beside the links than those of a guest. */
const tight = 'screen and (max-width: 1100px)'

export const nav = style({
  display: 'flex',
  gap: measure.space.s4,
  marginLeft: 'auto',
  '@media': { [screens.medium]: { display: 'none' } },
})
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  padding: '9px 14px',
  borderRadius: measure.radius.full,
  textDecoration: 'none',
  fontWeight: 550,
  fontSize: measure.size.label,
  '@media': { [tight]: { paddingInline: measure.space.s8 } },
  ':hover': { background: color.sunken },
  selectors: { '&[aria-current]': { background: color.actionTint, color: color.action, fontWeight: 650 } },
})

export const links = style({
  display: 'flex',
  alignItems: 'center',
  gap: measure.space.s12,
  '@media': { [screens.medium]: { display: 'none' } },
})

export const menu = style({ display: 'none', marginLeft: 'auto', '@media': { [screens.medium]: { display: 'block' } } })

export const burger = style({
  display: 'grid',
  placeItems: 'center',
  width: 48,
  height: 48,
  border: `1.5px solid ${color.control}`,
  borderRadius: 12,
  background: color.surface,
  listStyle: 'none',
  cursor: 'pointer',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
})
export const opens = style({ selectors: { [`${menu}[open] &`]: { display: 'none' } } })
export const closes = style({ display: 'none', selectors: { [`${menu}[open] &`]: { display: 'grid' } } })

export const panel = style({
  position: 'absolute',
  insetInline: 0,
  top: '100%',
  maxHeight: 'calc(100dvh - 100%)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  display: 'grid',
  gap: measure.space.s16,
  padding: `${measure.space.s12} ${measure.page.gutter} ${measure.space.s24}`,
  background: color.surface,
  borderTop: `1px solid ${color.border}`,
  boxShadow: shadow.two,
})
export const list = style({ display: 'grid' })
globalStyle(`${list} a`, {
  display: 'flex',
  alignItems: 'center',
  minHeight: 48,
  padding: `${measure.space.s4} ${measure.space.s12}`,
  borderRadius: measure.radius.small,
  textDecoration: 'none',
  fontWeight: 600,
  fontSize: '1.125rem',
})
globalStyle(`${list} a[aria-current]`, { background: color.actionTint, color: color.action })
globalStyle(`${list} ul a`, { fontWeight: 500, fontSize: measure.size.body, paddingLeft: measure.space.s32 })
export const actions = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: measure.space.s8,
  '@media': { '(max-width: 340px)': { gridTemplateColumns: '1fr' } },
})
export const full = style({ gridColumn: '1 / -1' })

export const drop = style({ position: 'relative' })
export const summary = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: measure.space.s4,
  listStyle: 'none',
  cursor: 'pointer',
  whiteSpace: 'nowrap',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
})
export const look = styleVariants({
  link: {
    padding: '9px 14px',
    borderRadius: measure.radius.full,
    fontWeight: 550,
    fontSize: measure.size.label,
    '@media': { [tight]: { paddingInline: measure.space.s8 } },
    ':hover': { background: color.sunken },
  },
  button: {
    gap: measure.space.s8,
    // as high as the button beside it
    minHeight: 48,
    padding: '6px 18px',
    border: `1.5px solid ${color.control}`,
    borderRadius: measure.radius.full,
    background: color.surface,
    fontWeight: 650,
    fontSize: measure.size.label,
    lineHeight: 1.2,
    ':hover': { background: color.actionTint, borderColor: color.action },
  },
})
export const current = style({ background: color.actionTint, color: color.action, fontWeight: 650 })
globalStyle(`${look.link} > svg`, { width: 16, height: 16, transition: `rotate ${measure.motion.fast}` })
globalStyle(`${drop}[open] ${look.link} > svg`, { rotate: '180deg' })

export const dropDownPanel = style({
  position: 'absolute',
  zIndex: 1,
  top: 'calc(100% + 8px)',
  minWidth: 224,
  padding: 6,
  display: 'grid',
  background: color.raised,
  border: `1px solid ${color.border}`,
  borderRadius: measure.radius.card,
  boxShadow: shadow.two,
})
export const side = styleVariants({ start: { left: 0 }, end: { right: 0 } })
globalStyle(`${dropDownPanel} a`, {
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 44,
  padding: '6px 12px',
  borderRadius: measure.radius.small,
  textDecoration: 'none',
  fontWeight: 550,
  fontSize: measure.size.label,
})
globalStyle(`${dropDownPanel} a:hover`, { background: color.actionTint })
globalStyle(`${dropDownPanel} a[aria-current]`, { background: color.actionTint, color: color.action, fontWeight: 650 })
