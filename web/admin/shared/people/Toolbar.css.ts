import { globalStyle, style } from '@vanilla-extract/css'
import { measure } from '#web/ui/theme/contract.css.ts'

const phone = '(max-width: 640px)'

export const tools = style({ display: 'flex', flexWrap: 'wrap', gap: measure.space.s8, alignItems: 'center' })
export const search = style({ width: 240, '@media': { [phone]: { width: 'auto', flex: '1 1 140px' } } })
export const opener = style({ display: 'none', '@media': { [phone]: { display: 'block' } } })
export const filters = style({ display: 'contents' })
export const closed = style({ '@media': { [phone]: { display: 'none' } } })
export const opened = style({
  '@media': { [phone]: { display: 'flex', flexWrap: 'wrap', flexBasis: '100%', gap: measure.space.s8 } },
})
export const filter = style({
  minWidth: 120,
  maxWidth: 240,
  '@media': { [phone]: { flex: '1 1 45%', maxWidth: '100%' } },
})
/* As wide as what is chosen, not as the longest option: more of them fit beside each other. */
globalStyle(`${filter} select`, { '@media': { '(min-width: 641px)': { fieldSizing: 'content' } } })
export const end = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: measure.space.s8,
  alignItems: 'center',
  marginLeft: 'auto',
  '@media': { '(max-width: 900px)': { marginLeft: 0 } },
})
/* A choice of views takes no more than its words, and is as high as the buttons beside it. */
globalStyle(`${end} > [role=radiogroup]`, { '@media': { [phone]: { width: 'auto' } } })
globalStyle(`${end} > [role=radiogroup] > label`, {
  '@media': { [phone]: { minHeight: `calc(${measure.control.small} - 2px)` } },
})
/* On the narrowest phones words alone fit into one line. */
globalStyle(`${end} > button:not([aria-label])`, { '@media': { '(max-width: 400px)': { paddingInline: 10 } } })
globalStyle(`${end} > button:not([aria-label]) > svg`, { '@media': { '(max-width: 400px)': { display: 'none' } } })
