import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { color, measure, shadow } from '#web/ui/theme/contract.css.ts'

const line = `1px solid ${color.border}`
const timeWidth = 84
const phone = 'screen and (max-width: 640px)'
/** Beside the menu of a small laptop, or on a tablet: all six days fit, with less room around their words. */
const narrow = 'screen and (min-width: 641px) and (max-width: 1240px)'

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: measure.space.s8,
  alignItems: 'center',
  justifyContent: 'space-between',
  '@media': { print: { display: 'none' } },
})
export const filter = style({ minWidth: 180 })
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: measure.space.s8 })
export const screenOnly = style({ '@media': { print: { display: 'none' } } })
export const statistics = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(168px, calc(50% - 6px)), 1fr))',
  gap: measure.space.s12,
  '@media': { print: { display: 'none' } },
})
/** Says on paper what the filter says on the screen. */
export const paperTitle = style({ display: 'none', '@media': { print: { display: 'block' } } })

export const scroller = style({
  overflowX: 'auto',
  background: color.surface,
  border: line,
  borderRadius: measure.radius.card,
  boxShadow: shadow.one,
  '@media': {
    // a long plan scrolls in itself, below the header of the page, so that its days stay in sight
    'screen and (min-width: 901px)': { maxHeight: 'calc(100dvh - 90px)', overflowY: 'auto' },
    print: { overflow: 'visible', border: 0, borderBottom: '1px solid grey', borderRadius: 0, boxShadow: 'none' },
  },
})
export const grid = style({
  width: '100%',
  minWidth: 1000,
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 0,
  '@media': { print: { minWidth: 0, fontSize: '8pt' }, [phone]: { minWidth: 0 }, [narrow]: { minWidth: 700 } },
})
/** On a phone one day is read at a time; this is for the others. */
export const away = style({ '@media': { [phone]: { display: 'none' } } })
export const weekChoice = style({ '@media': { [phone]: { display: 'none' }, print: { display: 'none' } } })
export const dayChoice = style({ display: 'none', '@media': { [phone]: { display: 'block' } } })
export const caption = style({ position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' })
export const head = style({
  padding: '10px 8px',
  borderBottom: line,
  borderLeft: line,
  fontSize: measure.size.body,
  fontWeight: 600,
  textAlign: 'center',
  '@media': { 'screen and (min-width: 901px)': { position: 'sticky', top: 0, zIndex: 2, background: color.surface } },
})
/** The times stay visible while the days are scrolled. */
const staysInSight = {
  position: 'sticky',
  left: 0,
  zIndex: 2,
  width: timeWidth,
  borderLeft: 0,
  background: color.surface,
  '@media': { [narrow]: { width: 62 } },
} as const
export const timeHead = style({ selectors: { '&&': { ...staysInSight, zIndex: 3 } } })
export const todayHead = style({ selectors: { '&&': { background: color.actionTint, color: color.action } } })
export const time = style({
  ...staysInSight,
  padding: '12px 12px 8px 4px',
  borderRight: line,
  borderBottom: line,
  fontSize: measure.size.small,
  fontWeight: 450,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  verticalAlign: 'top',
  selectors: { 'tr:last-child > &': { borderBottom: 0 } },
  '@media': { [narrow]: { width: 62, paddingInlineEnd: 8 } },
})
export const timeLine = style({ display: 'block' })
export const cell = style({
  height: 1,
  padding: 5,
  borderBottom: line,
  borderLeft: line,
  verticalAlign: 'top',
  selectors: { 'tr:last-child > &': { borderBottom: 0 }, 'th + &': { borderLeft: 0 } },
  '@media': { [narrow]: { padding: 3 } },
})
export const todayCell = style({ background: `color-mix(in srgb, ${color.actionTint} 35%, ${color.surface})` })
export const breakCell = style({ selectors: { '&&': { background: color.sunken } } })
export const over = style({
  selectors: { '&&': { background: color.actionTint, boxShadow: `inset 0 0 0 2px ${color.action}` } },
})
export const stack = style({
  display: 'grid',
  gap: 5,
  minHeight: 34,
  height: '100%',
  '@media': { print: { minHeight: 0, height: 'auto', gap: 2 } },
})

export const entry = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  borderLeft: '3px solid',
  borderRadius: measure.radius.small,
  lineHeight: 1.35,
  breakInside: 'avoid',
})
export const entryTone = styleVariants({
  sky: { background: color.skyTint, borderColor: color.skyText, color: color.skyText },
  leaf: { background: color.leafTint, borderColor: color.leafText, color: color.leafText },
  teal: { background: color.actionTint, borderColor: color.action, color: color.action },
  marigold: { background: color.marigoldTint, borderColor: color.marigoldText, color: color.marigoldText },
  coral: { background: color.coralTint, borderColor: color.coralText, color: color.coralText },
  neutral: { background: color.neutralTint, borderColor: color.neutral, color: color.neutral },
})
export const dragged = style({ opacity: 0.4 })
export const selected = style({ boxShadow: `0 0 0 2px ${color.action}` })
const padded = { display: 'grid', gap: 1, padding: '6px 9px', minWidth: 0, textAlign: 'start' } as const
/** Beside the cross, which only the first line has to leave room for. */
const besideCross = 17
export const words = style([padded, { '@media': { [narrow]: { paddingInline: 6 } } }])
export const grip = style({
  ...padded,
  width: '100%',
  height: '100%',
  border: 0,
  borderRadius: 'inherit',
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  lineHeight: 'inherit',
  cursor: 'grab',
  touchAction: 'manipulation',
  '@media': { print: { padding: '2px 4px' }, [narrow]: { paddingInline: 6 } },
})
export const subject = style({
  paddingRight: besideCross,
  fontWeight: 650,
  overflowWrap: 'anywhere',
  '@media': { print: { paddingRight: 0 }, [narrow]: { fontSize: measure.size.small } },
})
export const subjectIcon = style({
  display: 'inline',
  marginRight: 5,
  verticalAlign: '-2px',
  '@media': { print: { display: 'none' } },
})
export const group = style({ color: color.text, fontSize: measure.size.small, fontWeight: 600 })
export const detail = style({ color: color.text, fontSize: measure.size.small, overflowWrap: 'anywhere' })
/** Said even where the other details are left out. */
export const warned = style({})
export const remove = style({
  position: 'absolute',
  top: 2,
  right: 2,
  display: 'grid',
  placeItems: 'center',
  width: 24,
  height: 24,
  border: 0,
  borderRadius: 6,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  selectors: { '&:hover': { background: color.surface } },
  '@media': {
    // the cross stays in its corner; what can be pressed is as large as a finger
    '(pointer: coarse)': { placeItems: 'start end', width: 44, height: 44, padding: 6 },
    print: { display: 'none' },
  },
})
export const corner = style({ position: 'absolute', top: 2, right: 2 })
export const add = style({
  display: 'inline-flex',
  gap: 5,
  alignItems: 'center',
  justifyContent: 'center',
  width: '100%',
  minHeight: 34,
  height: '100%',
  border: '1px dashed transparent',
  borderRadius: measure.radius.small,
  background: 'none',
  color: color.muted,
  font: 'inherit',
  fontSize: measure.size.small,
  cursor: 'pointer',
  selectors: {
    '&:hover, &:focus-visible': { borderColor: color.action, background: color.actionTint, color: color.action },
  },
  '@media': { print: { display: 'none' } },
})
export const addBelow = style({ gridColumn: '1 / -1', height: 'auto', minHeight: 28 })
export const lifted = style({
  ...padded,
  borderRadius: measure.radius.small,
  background: color.raised,
  boxShadow: shadow.three,
  color: color.text,
  cursor: 'grabbing',
})

/** All classes on one day: beside each other, as far as there is room. */
export const beside = style({})
/** All classes in one week: what and who, in two close lines. Paper and screen readers get teacher and room as well. */
export const brief = style({})

export const reasons = style({ display: 'grid', gap: 6, paddingLeft: 18, listStyle: 'disc' })
export const templateRow = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: measure.space.s8,
  alignItems: 'end',
})

globalStyle(`${beside} ${stack}`, {
  '@media': { screen: { gridTemplateColumns: 'repeat(auto-fill, minmax(142px, 1fr))', alignContent: 'start' } },
})
globalStyle(`${brief} ${stack}`, {
  gap: 3,
  '@media': { [phone]: { gridTemplateColumns: 'repeat(auto-fill, minmax(110px, 1fr))' } },
})
globalStyle(`${brief} :is(${grip}, ${words})`, {
  '@media': { screen: { gap: 0, paddingBlock: 2, fontSize: measure.size.small, lineHeight: 1.3 } },
})
globalStyle(`${brief} ${detail}:not(${warned})`, {
  '@media': { screen: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' } },
})

/** Paper is white whatever the scheme on the screen, and a week fits on one sheet. */
globalStyle(`${grid} *`, {
  '@media': { print: { color: 'black !important', fontSize: '8pt !important', lineHeight: '1.2 !important' } },
})
/** A slot that is cut in two would lose what is at its end. */
globalStyle(`${grid} tr`, { '@media': { print: { breakInside: 'avoid' } } })
/** Who and where stand behind each other, so that the slots of all classes take few sheets. */
globalStyle(`${grip}, ${words}`, {
  '@media': { print: { display: 'block', height: 'auto', padding: '1px 4px !important' } },
})
globalStyle(`${grid} :is(${group}, ${detail}) + ${detail}::before`, { '@media': { print: { content: '" · "' } } })
globalStyle(`${subject}`, { '@media': { print: { display: 'block' } } })
globalStyle(`${grid} th, ${grid} td`, {
  '@media': {
    print: {
      height: 'auto',
      padding: '1px 2px',
      border: '1px solid grey',
      background: 'none !important',
      verticalAlign: 'top',
    },
  },
})
