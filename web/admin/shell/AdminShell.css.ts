import { style } from '@vanilla-extract/css'
import { color, measure } from '#web/ui/theme/contract.css.ts'

const narrow = '(max-width: 900px)'

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
/** In the drawer the menu scrolls with the person at its end in sight. */
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
  '@media': { [narrow]: { paddingBlock: `14px ${measure.space.s32}` }, print: { display: 'block' } },
})
export const loading = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: '100dvh',
  padding: measure.space.s24,
  color: color.muted,
})
