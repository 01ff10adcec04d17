import { globalStyle, style } from '@vanilla-extract/css'
import { color, measure } from '#web/ui/theme/contract.css.ts'

export const register = style({})
/** The row that the keyboard is in. */
globalStyle(`${register} tbody tr:has(:focus-visible)`, { background: color.actionTint })

export const child = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 8px' })
/** A name that is pressed: whom to call. */
export const childName = style({
  padding: 0,
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  background: 'none',
  border: 0,
  textDecoration: 'underline',
  textDecorationColor: color.control,
  textUnderlineOffset: 3,
  cursor: 'pointer',
  selectors: { '&:hover': { color: color.action, textDecorationColor: 'currentcolor' } },
  '@media': { '(pointer: coarse)': { minHeight: 44 } },
})
export const waiting = style({ display: 'inline-grid', color: color.warning })
/** Beside the notes that are left out there, this makes room for the menu of a line, and for names. */
const tablet = '(min-width: 600.02px) and (max-width: 860px)'
globalStyle(`${register} tbody [role=radiogroup] > label`, {
  '@container': { [tablet]: { minWidth: 44, paddingInline: 8 } },
})
export const time = style({ width: 70, paddingBlock: 4, '@container': { [tablet]: { width: 64 } } })
export const note = style({ width: '22%', minWidth: 124, paddingBlock: 4 })
/** A note reads as text until somebody goes there. */
globalStyle(`${note} input:not(:focus):not(:hover)`, { borderColor: 'transparent', background: 'transparent' })
globalStyle(`${note} input`, { textOverflow: 'ellipsis' })
export const collector = style({ width: 134, paddingBlock: 4, '@container': { [tablet]: { width: 100 } } })
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: measure.space.s8,
  // on a phone what can be done is beside the title, and the counts are below
  '@media': { '(max-width: 640px)': { display: 'contents' } },
})
export const counts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: measure.space.s8,
  '@media': { '(max-width: 640px)': { order: 1, flexBasis: '100%' } },
})
/** Before anybody is marked they say nothing that the list below does not: a phone has the room for the list. */
export const noCounts = style([counts, { '@media': { '(max-width: 640px)': { display: 'none' } } }])
export const actions = style({ display: 'flex', alignItems: 'center', gap: measure.space.s8 })
export const ages = style({
  color: color.muted,
  fontWeight: 400,
  '@media': { '(max-width: 640px)': { display: 'none' } },
})
export const keys = style({
  color: color.muted,
  fontSize: measure.size.small,
  '@media': { '(max-width: 640px), (pointer: coarse)': { display: 'none' }, print: { display: 'none' } },
})
export const key = style({
  padding: '0 5px',
  border: `1px solid ${color.border}`,
  borderRadius: 5,
  background: color.surface,
  fontFamily: 'inherit',
  fontWeight: 600,
})
export const conflicts = style({ display: 'grid', gap: measure.space.s8 })
export const conflict = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 12px',
})
export const answers = style({ display: 'flex', flexWrap: 'wrap', gap: measure.space.s8 })

const phone = '(max-width: 640px)'
/** Choices beside each other, for which a phone has a list. */
export const wide = style({ '@media': { [phone]: { display: 'none' } } })
export const narrow = style({ display: 'none', '@media': { [phone]: { display: 'block', width: 140 } } })
/** Wide enough for a date and the button of its calendar. */
export const date = style({ width: 170, '@media': { [phone]: { width: 152 } } })

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  minHeight: '100dvh',
  padding: `${measure.space.s20} ${measure.page.gutter} ${measure.space.s40}`,
})

/** Positioned, so that texts for screen readers inside stay inside. */
export const box = style({
  position: 'relative',
  overflowX: 'auto',
  '@media': { print: { overflow: 'visible' } },
})
export const table = style({
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: measure.size.small,
  fontVariantNumeric: 'tabular-nums',
  '@media': { print: { fontSize: '8pt' } },
})
const cell = style({
  height: 34,
  padding: '0 1px',
  textAlign: 'center',
  whiteSpace: 'nowrap',
  borderBottom: `1px solid ${color.border}`,
  '@media': { print: { height: 'auto', padding: '3px 1px' } },
})
const stuck = style({ position: 'sticky', left: 0, zIndex: 1, background: color.surface })
const nameBase = style([
  cell,
  stuck,
  {
    padding: '4px 8px 4px 14px',
    textAlign: 'start',
    fontWeight: 600,
    lineHeight: 1.3,
    // the column stays while the days are scrolled beneath it: it leaves them most of a phone
    minWidth: 120,
    maxWidth: 200,
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
    '@media': { '(max-width: 640px)': { maxWidth: 140 }, print: { padding: '3px 6px' } },
  },
])
export const nameHead = style([nameBase, { color: color.muted }])
export const name = nameBase
export const dayHead = style([
  cell,
  { minWidth: 22, color: color.muted, fontWeight: 600, lineHeight: 1.2, '@media': { print: { minWidth: 0 } } },
])
export const weekday = style({ display: 'block', fontSize: measure.size.tiny, fontWeight: 450 })
export const day = style([cell, { fontWeight: 650 }])
export const closed = style({ background: color.sunken })
export const present = style({ color: color.good })
export const late = style({ background: color.warningTint, color: color.warning })
export const absent = style({ background: color.dangerTint, color: color.danger })
export const totalHead = style([
  cell,
  { color: color.muted, fontWeight: 600, padding: '0 5px', '@media': { print: { padding: '3px 5px' } } },
])
export const total = style([cell, { padding: '0 5px', '@media': { print: { padding: '3px 5px' } } }])
/* Once at the end, not at the foot of each page. */
globalStyle(`${table} tfoot`, { '@media': { print: { display: 'table-row-group' } } })
export const closings = style({ padding: '10px 14px', color: color.muted, fontSize: measure.size.small })
export const month = style({ minWidth: 130, textAlign: 'center', fontWeight: 600 })
export const monthName = style({ color: color.muted, fontWeight: 400 })
globalStyle(`${table} tfoot th, ${table} tfoot td`, { borderBottom: 0, color: color.muted })
