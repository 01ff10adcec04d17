import { globalStyle, style } from '@vanilla-extract/css'
import { color, measure } from '#web/ui/theme/contract.css.ts'

/** Beside the menu a table would have no more than 600 px: its rows would be cramped. */
const narrow = '(max-width: 1000px)'

export const shell = style({
  display: 'grid',
  gridTemplateColumns: '248px minmax(0, 1fr)',
  minHeight: '100dvh',
  background: color.ground,
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' }, print: { display: 'block' } },
})
export const side = style({
  position: 'sticky',
  top: 0,
  display: 'flex',
  flexDirection: 'column',
  height: '100dvh',
  background: color.surface,
  borderRight: `1px solid ${color.border}`,
  '@media': { [narrow]: { display: 'none' }, print: { display: 'none' } },
})
export const brand = style({
  display: 'flex',
  gap: 12,
  alignItems: 'center',
  padding: '14px 16px 10px',
  color: color.text,
  textDecoration: 'none',
})
export const mark = style({ width: 46, height: 46, flex: 'none' })
export const brandName = style({
  display: 'block',
  fontFamily: measure.font.display,
  fontSize: '1.375rem',
  fontWeight: 600,
  lineHeight: 1.1,
  color: color.action,
})
export const tagline = style({ display: 'block', color: color.muted, fontSize: '.84375rem' })
export const fill = style({ flex: 1, minHeight: 0 })
/** In the drawer the menu scrolls with the user visible at its end. */
export const inDrawer = style({ display: 'flex', flexDirection: 'column', height: '100%' })
/* Blocks on paper: a grid is not broken between two sheets. */
export const page = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minWidth: 0,
  '@media': { print: { display: 'block' } },
})
export const head = style({
  position: 'sticky',
  top: 0,
  zIndex: 6,
  display: 'flex',
  gap: 10,
  alignItems: 'center',
  minHeight: 68,
  padding: `${measure.space.s12} ${measure.page.gutter}`,
  background: color.ground,
  borderBottom: `1px solid ${color.border}`,
  '@media': { [narrow]: { flexWrap: 'wrap', paddingBlock: 10 }, print: { position: 'static' } },
})
export const hamburger = style({
  display: 'none',
  '@media': { [narrow]: { display: 'block' }, print: { display: 'none' } },
})
/** As wide as its longest word at least; where letters are large, the tools stand below it. */
export const titles = style({ flex: '1 1 min-content', minWidth: 0 })
export const title = style({ outlineOffset: 4, '@media': { [narrow]: { fontSize: '1.25rem' } } })
export const subtitle = style({
  color: color.muted,
  '@media': { [narrow]: { fontSize: '.8125rem' }, print: { display: 'none' } },
})
/** A printed list says whose it is. */
export const onPaper = style({ display: 'none', '@media': { print: { display: 'block' } } })
export const tools = style({ display: 'flex', gap: 10, marginLeft: 'auto', '@media': { print: { display: 'none' } } })
/** On a phone it stands in the menu instead. */
export const wideOnly = style({ '@media': { '(max-width: 640px)': { display: 'none' } } })
export const main = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: measure.space.s16,
  alignContent: 'start',
  padding: `${measure.space.s20} ${measure.page.gutter} ${measure.space.s40}`,
  outline: 0,
  '@media': {
    [narrow]: { gap: measure.space.s12, paddingBlock: `${measure.space.s8} ${measure.space.s32}` },
    print: { display: 'block' },
  },
})
export const loading = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: '100dvh',
  padding: measure.space.s24,
  color: color.muted,
})

export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: '0 8px',
  alignItems: 'center',
  padding: `10px ${measure.space.s12}`,
  borderTop: `1px solid ${color.border}`,
  background: color.surface,
  lineHeight: 1.3,
})
export const buttons = style({ display: 'flex', gap: measure.space.s8 })
export const name = style({ fontWeight: 600, fontSize: '.875rem', overflowWrap: 'anywhere' })
export const email = style({
  color: color.muted,
  fontSize: '.75rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})

/** Fills its place: search on top, the sections scroll, the user stays visible below. */
export const menu = style({ display: 'flex', flexDirection: 'column', height: '100%', minHeight: 0 })
export const find = style({ position: 'relative', padding: `0 ${measure.space.s12} 6px` })
export const shortcut = style({
  position: 'absolute',
  right: 20,
  top: '50%',
  translate: '0 calc(-50% - 3px)',
  padding: '0 6px',
  border: `1px solid ${color.border}`,
  borderRadius: 5,
  background: color.surface,
  color: color.muted,
  cursor: 'pointer',
  font: `500 .75rem/22px ${measure.font.body}`,
  '@media': { '(pointer: coarse)': { display: 'none' } },
})
export const nav = style({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  padding: `2px ${measure.space.s12} ${measure.space.s12}`,
})
export const group = style({
  padding: '10px 10px 4px',
  // the last section would lie just below the edge of a laptop, where nobody looks for it
  '@media': { '(max-height: 920px)': { paddingBlock: '6px 3px' } },
  color: color.muted,
  fontFamily: measure.font.body,
  fontSize: '.75rem',
  fontWeight: 600,
  lineHeight: 1,
  letterSpacing: 0,
  wordSpacing: 0,
})
/** What is opened most, always visible above the list that scrolls. */
export const shortcuts = style({
  padding: `0 ${measure.space.s12} 6px`,
  borderBottom: `1px solid ${color.border}`,
})
export const shortcutsHead = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between' })
export const edit = style({
  minHeight: 24,
  padding: '0 10px',
  border: 0,
  borderRadius: measure.radius.small,
  background: 'none',
  color: color.action,
  cursor: 'pointer',
  font: `600 .75rem/1 ${measure.font.body}`,
  selectors: { '&:hover': { textDecoration: 'underline' }, '&:focus-visible': { outlineOffset: -2 } },
  '@media': { [`(pointer: coarse), ${narrow}`]: { minHeight: 44 } },
})
/** Each as wide as its words at least, so that none of them is broken. */
export const tiles = style({ display: 'flex', flexWrap: 'wrap', gap: 4 })
globalStyle(`${tiles} > li`, { flex: '1 1 auto' })
export const tile = style({
  display: 'flex',
  gap: 4,
  alignItems: 'center',
  minHeight: 30,
  padding: '2px 8px',
  border: `1px solid ${color.border}`,
  borderRadius: measure.radius.small,
  color: color.text,
  textDecoration: 'none',
  fontSize: '.875rem',
  fontWeight: 500,
  lineHeight: 1.2,
  selectors: {
    '&:hover': { background: color.sunken },
    '&:focus-visible': { outlineOffset: -2 },
    '&[aria-current=page]': { background: color.actionTint, color: color.action, fontWeight: 650 },
  },
  '@media': { [`(pointer: coarse), ${narrow}`]: { minHeight: 44 } },
})
export const tileLabel = style({ flex: 1, minWidth: 0, whiteSpace: 'nowrap' })
export const link = style({
  display: 'flex',
  gap: 10,
  alignItems: 'center',
  minHeight: 30,
  padding: '2px 10px',
  borderRadius: measure.radius.small,
  color: color.text,
  textDecoration: 'none',
  fontWeight: 500,
  selectors: {
    '&:hover': { background: color.sunken },
    '&:focus-visible': { outlineOffset: -2 },
    '&[aria-current=page]': { background: color.actionTint, color: color.action, fontWeight: 650 },
  },
  '@media': { [`(pointer: coarse), ${narrow}`]: { minHeight: 44 } },
})
globalStyle(`${link} > svg`, { width: 17, height: 17, color: color.muted })
globalStyle(`${link}[aria-current=page] > svg`, { color: color.action })
export const label = style({ flex: 1, minWidth: 0 })
export const none = style({ padding: '12px 10px', color: color.muted })
