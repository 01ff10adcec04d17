import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { color, measure } from '#web/ui/theme/contract.css.ts'

/** Positioned, so that texts for screen readers inside stay inside. */
export const box = style({
  position: 'relative',
  overflowX: 'auto',
  paddingInlineEnd: measure.space.s12,
  selectors: { '&:focus-visible': { outlineOffset: -3 } },
  '@media': { print: { overflow: 'visible', breakInside: 'avoid' } },
})
export const table = style({
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: measure.size.small,
  fontVariantNumeric: 'tabular-nums',
  '@media': { print: { fontSize: '9pt' } },
})
const cell = style({
  minWidth: 50,
  height: 44,
  padding: '0 3px',
  textAlign: 'center',
  borderBottom: `1px solid ${color.border}`,
  '@media': { print: { minWidth: 0, height: 'auto', padding: '3px 2px' } },
})
const stuck = style([
  cell,
  {
    position: 'sticky',
    left: 0,
    zIndex: 1,
    minWidth: 150,
    padding: `6px 8px 6px ${measure.space.s16}`,
    background: color.surface,
    textAlign: 'start',
    fontWeight: 650,
    lineHeight: 1.3,
    // the column stays while the months are scrolled beneath it: it leaves them most of a phone
    '@media': {
      '(max-width: 640px)': { minWidth: 112, maxWidth: 112 },
      print: { padding: `3px 8px 3px ${measure.space.s16}` },
    },
  },
])
export const groupHead = style([stuck, { color: color.muted, fontWeight: 600 }])
export const group = stuck
export const names = style({ display: 'block', color: color.muted, fontSize: measure.size.tiny, fontWeight: 400 })
export const monthHead = style([cell, { color: color.muted, fontWeight: 600, lineHeight: 1.2 }])
export const year = style({ display: 'block', fontSize: measure.size.tiny, fontWeight: 400 })
export const places = style([cell])
const mark = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: 30,
  borderRadius: measure.radius.small,
  fontWeight: 650,
  '@media': { print: { minHeight: 0, background: 'none', color: 'inherit' } },
})
export const free = styleVariants({
  full: [mark, { background: color.warningTint, color: color.warning }],
  some: [mark, { background: color.goodTint, color: color.good }],
})
export const total = style([cell, { fontWeight: 650 }])
globalStyle(`${table} tfoot th, ${table} tfoot td`, { borderBottom: 0 })
/* Once at the end, not at the foot of each page. */
globalStyle(`${table} tfoot`, { '@media': { print: { display: 'table-row-group' } } })
