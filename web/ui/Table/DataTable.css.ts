import { createVar, fallbackVar, globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { color, measure } from '../theme/contract.css.ts'

export const tallest = createVar()
export const spacer = createVar()

/** The box scrolls both ways, since the head sticks to whatever scrolls. Below 600 px of its own width rows become blocks. */
export const box = style({
  containerType: 'inline-size',
  overflow: 'auto',
  maxHeight: fallbackVar(tallest, 'none'),
  overscrollBehaviorX: 'contain',
  borderRadius: 'inherit',
  background: color.surface,
  '@media': { print: { maxHeight: 'none', overflow: 'visible' } },
})

export const virtual = style({ vars: { [tallest]: 'min(720px, 80dvh)' } })
export const many = style({
  '@media': { '(min-width: 641px)': { vars: { [tallest]: 'max(420px, calc(100dvh - 140px))' } } },
})

const block = '(max-width: 600px)'
/** A table on a tablet held upright, or beside an open menu. */
const tablet = '(min-width: 600.02px) and (max-width: 860px)'
/** The same, and a table of many columns beside the menu on a small laptop. */
const close = '(min-width: 600.02px) and (max-width: 1120px)'

export const table = style({
  position: 'relative',
  fontSize: measure.size.body,
  lineHeight: 1.4,
  '@container': { [block]: { display: 'block' } },
})
export const section = style({ '@container': { [block]: { display: 'block' } } })

const cellBase = style({
  height: 40,
  padding: '0 14px',
  textAlign: 'start',
  borderBottom: `1px solid ${color.border}`,
  whiteSpace: 'nowrap',
  '@container': { [close]: { paddingInline: 8 } },
  // buttons as high as a thumb do not touch those of the next row
  '@media': { '(pointer: coarse)': { paddingBlock: 4 } },
})

export const head = style({ '@container': { [block]: { display: 'none' } } })
export const headCell = style([
  cellBase,
  {
    position: 'sticky',
    top: 0,
    zIndex: 2,
    height: 36,
    background: color.surface,
    color: color.muted,
    fontSize: measure.size.tiny,
    fontWeight: 600,
    '@container': { [tablet]: { whiteSpace: 'normal' } },
  },
])
export const cell = style([
  cellBase,
  {
    fontWeight: 'inherit',
    '@container': {
      [block]: {
        display: 'block',
        height: 'auto',
        padding: 0,
        border: 0,
        whiteSpace: 'normal',
        textAlign: 'start',
        // a cell without a value would leave an empty line in the block
        selectors: { '&:empty': { display: 'none' } },
      },
    },
  },
])
/* A long word breaks as well: it would push every other column out. */
export const wrapText = style({
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  minWidth: 160,
  paddingBlock: 5,
  '@container': { [tablet]: { minWidth: 100 }, [block]: { paddingBlock: 0 } },
})
/** What names the row is shown whole, whatever it takes: names of families have no longest one. */
export const rowHeader = style([wrapText, { fontWeight: 600 }])
/** What there is no room for: on a tablet, or beside the menu of a small laptop too. */
export const needs = styleVariants({
  laptop: { '@container': { [tablet]: { display: 'none' } } },
  desktop: { '@container': { [close]: { display: 'none' } } },
})
/** Shown where a column that needs a laptop is left out: the same in a smaller place, within another cell. */
export const instead = style({
  display: 'none',
  color: color.muted,
  fontSize: measure.size.small,
  '@container': { [tablet]: { display: 'block' } },
})
export const align = styleVariants({
  start: {},
  end: { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  center: { textAlign: 'center' },
})

export const row = style({
  background: color.surface,
  selectors: {
    'tbody &:hover': { background: color.sunken },
    '&[data-on], tbody &[data-on]:hover': { background: color.actionTint },
    '&:focus-visible': { outlineOffset: -3 },
  },
  '@container': {
    [block]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, auto)',
      overflowWrap: 'anywhere',
      gridAutoFlow: 'row dense',
      alignItems: 'center',
      gap: '8px 12px',
      padding: `12px ${measure.space.s16}`,
      borderBottom: `1px solid ${color.border}`,
    },
  },
})
export const opens = style({ cursor: 'pointer' })
globalStyle(`tbody > ${row}:last-child > *`, { borderBottomWidth: 0 })

/** Stays visible at the end while a table that is too wide is scrolled sideways beneath it. */
export const stays = style({
  position: 'sticky',
  insetInlineEnd: 0,
  zIndex: 1,
  background: 'inherit',
  '@container': { [block]: { position: 'static' } },
})
export const headStays = style({ insetInlineEnd: 0, zIndex: 3 })

/** Where a cell goes when its row is a block. */
export const phone = styleVariants({
  start: { '@container': { [block]: { gridColumn: 1 } } },
  end: { '@container': { [block]: { gridColumn: 2, textAlign: 'end' } } },
  wide: { '@container': { [block]: { gridColumn: '1 / -1' } } },
  hide: { '@container': { [block]: { display: 'none' } } },
})
/** In a block the column's head stands in front of the value when the value does not speak for itself. */
export const named = style({
  '@container': {
    [block]: {
      selectors: { '&:not(:empty)::before': { content: 'attr(data-head) " "', color: color.muted, fontWeight: 400 } },
    },
  },
})
export const select = style({
  width: 1,
  paddingRight: 0,
  '@container': { [block]: { position: 'absolute', top: 6, left: 6 } },
})
/** Room at the left of a block for its box. */
export const withSelect = style({ '@container': { [block]: { position: 'relative', paddingLeft: 50 } } })

/** The rows begin and end where the title of their panel does. */
const rows = '(min-width: 600.02px)'
globalStyle(`${table} tr > :first-child`, { '@container': { [rows]: { paddingInlineStart: measure.space.s16 } } })
globalStyle(`${table} tr > :last-child`, { '@container': { [rows]: { paddingInlineEnd: measure.space.s16 } } })

export const sort = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 28,
  padding: '0 4px',
  margin: '0 -4px',
  border: 0,
  borderRadius: 6,
  background: 'none',
  font: 'inherit',
  textAlign: 'inherit',
  cursor: 'pointer',
  selectors: { '&:hover, [aria-sort] > &': { color: color.text }, '&:focus-visible': { outlineOffset: -2 } },
})
export const sortIcon = style({
  opacity: 0,
  selectors: {
    [`${sort}:hover &, ${sort}:focus-visible &`]: { opacity: 0.5 },
    '[aria-sort] &': { opacity: '1 !important' },
  },
})

export const totalCell = style([
  cellBase,
  {
    height: 44,
    fontWeight: 700,
    borderTop: `1px solid ${color.control}`,
    borderBottom: 0,
    background: color.surface,
    position: 'sticky',
    bottom: 0,
    '@container': {
      [block]: {
        display: 'inline-block',
        position: 'static',
        height: 'auto',
        padding: 0,
        border: 0,
        selectors: { '&:empty': { display: 'none' } },
      },
    },
  },
])
export const totalRow = style({
  '@container': {
    [block]: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      gap: '4px 16px',
      padding: `12px ${measure.space.s16}`,
      borderTop: `1px solid ${color.control}`,
    },
  },
})
export const room = style({ height: spacer, padding: 0, border: 0 })
export const roomRow = style({ '@container': { [block]: { display: 'block', height: spacer } } })
