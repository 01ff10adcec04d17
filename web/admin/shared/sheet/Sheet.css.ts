import { globalStyle, style } from '@vanilla-extract/css'
import { color, measure } from '#web/ui/theme/contract.css.ts'

/** Lies over the page; on paper it is the page. */
export const sheet = style({
  position: 'fixed',
  inset: 0,
  zIndex: 60,
  overflow: 'auto',
  background: color.ground,
  '@media': { print: { position: 'static', overflow: 'visible', background: 'none' } },
})
export const bar = style({
  position: 'sticky',
  top: 0,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  gap: measure.space.s8,
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: `${measure.space.s12} ${measure.space.s24}`,
  borderBottom: `1px solid ${color.border}`,
  background: color.surface,
  '@media': { print: { display: 'none' } },
})
export const tools = style({ display: 'flex', gap: measure.space.s8 })
export const paper = style({
  maxWidth: 1000,
  padding: measure.space.s24,
  marginInline: 'auto',
  '@media': { print: { maxWidth: 'none', padding: 0 } },
})
/** Nothing but the sheet comes out of the printer. */
globalStyle(`body:has(${sheet}) *:not(:has(${sheet})):not(${sheet}, ${sheet} *)`, {
  '@media': { print: { display: 'none !important' } },
})
globalStyle(`body:has(${sheet})`, { '@media': { print: { overflow: 'visible !important' } } })

/** Paper is white whatever the scheme on the screen. */
globalStyle(`${paper} *`, { '@media': { print: { color: 'black !important', borderColor: 'black !important' } } })

export const room = style({ breakAfter: 'page', selectors: { '&:last-child': { breakAfter: 'auto' } } })
export const roomHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '2px 16px',
  padding: '16px 0 6px',
  '@media': { print: { display: 'none' } },
})
/** Repeated on paper over every part of the table. */
export const runningHead = style({ display: 'none', '@media': { print: { display: 'table-row' } } })
export const runningWords = style({ display: 'flex', justifyContent: 'space-between', gap: 16 })
export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: measure.size.small,
  '@media': { print: { fontSize: '9pt' } },
})
globalStyle(`${table} th, ${table} td`, {
  padding: '6px 8px',
  border: `1px solid ${color.control}`,
  textAlign: 'start',
  verticalAlign: 'top',
})
globalStyle(`${table} thead th`, { fontWeight: 600, background: color.sunken })
globalStyle(`${table} th, ${table} td`, { '@media': { print: { padding: '3px 6px' } } })
globalStyle(`${table} tr`, { breakInside: 'avoid' })
const phone = 'screen and (max-width: 640px)'
export const blocks = style({ '@media': { [phone]: { display: 'block' } } })
globalStyle(`${blocks} > thead`, { '@media': { [phone]: { display: 'none' } } })
globalStyle(`${blocks} > tbody`, { '@media': { [phone]: { display: 'grid', gap: measure.space.s12 } } })
globalStyle(`${blocks} > tbody > tr`, {
  '@media': {
    [phone]: {
      display: 'grid',
      gap: measure.space.s8,
      padding: measure.space.s12,
      border: `1px solid ${color.control}`,
      borderRadius: measure.radius.small,
    },
  },
})
globalStyle(`${blocks} > tbody > tr > *`, { '@media': { [phone]: { padding: 0, border: 0 } } })
globalStyle(`${blocks} [data-head]::before`, {
  '@media': { [phone]: { content: 'attr(data-head)', display: 'block', color: color.muted } },
})
export const scroller = style({ overflowX: 'auto', '@media': { print: { overflow: 'visible' } } })
export const strong = style({ color: color.danger, fontWeight: 700 })
export const tick = style({
  display: 'inline-block',
  width: 20,
  height: 20,
  border: `1.5px solid ${color.text}`,
  borderRadius: 4,
})
export const childCell = style({ width: '17%' })
export const notesCell = style({ width: '25%' })
export const callCell = style({ width: '26%' })
/** A box to tick with a pen: on a phone it would only push the names away. */
export const tickCell = style({ width: 44, '@media': { [phone]: { display: 'none' } } })
/** A label with a line to write on. */
export const writeOn = style({
  display: 'flex',
  gap: measure.space.s8,
  paddingTop: measure.space.s24,
  whiteSpace: 'nowrap',
  selectors: { '&::after': { content: '""', flex: 1, borderBottom: `1px solid ${color.text}` } },
})
export const signatures = style({ display: 'grid', gridTemplateColumns: '2fr 2fr 1fr', gap: measure.space.s24 })
/** Columns as wide as each other, whatever their heads say. */
export const evenColumns = style({ tableLayout: 'fixed', minWidth: 900 })
/** As high as handwriting. */
export const toWriteIn = style({ height: 34 })
export const closed = style({ background: color.sunken })
