import { globalStyle, style } from '@vanilla-extract/css'
import { color, measure } from '#web/ui/theme/contract.css.ts'

export const area = style({ display: 'grid', gap: measure.space.s4, alignContent: 'start' })
export const age = style({ borderTop: `1px solid ${color.border}` })
/** On paper what is folded away is there as well. */
globalStyle(`${age}::details-content`, { '@media': { print: { contentVisibility: 'visible', display: 'block' } } })
export const summary = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${measure.space.s8}`,
  alignItems: 'center',
  minHeight: 36,
  listStyle: 'none',
  cursor: 'pointer',
  borderRadius: measure.radius.small,
  selectors: { '&::-webkit-details-marker': { display: 'none' }, '&:hover': { background: color.sunken } },
  '@media': { '(pointer: coarse)': { minHeight: measure.control.height } },
})
export const chevron = style({ color: color.action, rotate: '-90deg', '@media': { print: { display: 'none' } } })
globalStyle(`${age}[open] > ${summary} > ${chevron}`, { rotate: '0deg' })
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${measure.space.s8} ${measure.space.s16}`,
  alignItems: 'center',
  padding: `${measure.space.s8} 0`,
  borderTop: `1px solid ${color.border}`,
  selectors: { '&:first-child': { borderTop: 0 } },
  '@media': { '(max-width: 640px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const seen = style({ display: 'flex', flexWrap: 'wrap', gap: measure.space.s8, alignItems: 'center' })
/** What has the focus is not hidden behind the buttons below. */
globalStyle(`${row} input`, { scrollMarginBottom: 160 })
/** In reach while one scrolls through the areas. */
export const save = style({
  position: 'sticky',
  bottom: 0,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  gap: measure.space.s8,
  alignItems: 'end',
  justifyContent: 'end',
  padding: `${measure.space.s12} 0`,
  background: color.surface,
  borderTop: `1px solid ${color.border}`,
})
globalStyle(`${save} > button`, { '@media': { '(max-width: 640px)': { flex: 'auto' } } })
export const date = style({ width: 180, marginRight: 'auto', '@media': { '(max-width: 640px)': { width: '100%' } } })
