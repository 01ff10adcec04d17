import { style, styleVariants } from '@vanilla-extract/css'
import { color, measure, shadow } from '#web/ui/theme/contract.css.ts'

/** All six columns beside the menu. */
const desk = '(min-width: 1360px) and (pointer: fine)'

export const board = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(248px, 1fr)',
  gap: measure.space.s12,
  alignItems: 'start',
  overflowX: 'auto',
  overflowY: 'clip',
  // Room for the focus ring and the shadow of a card at the edge.
  padding: '4px 4px 10px',
  margin: -4,
  '@media': {
    // a menu for a finger takes more room beside the badge
    '(pointer: coarse)': { gridAutoColumns: 'minmax(272px, 1fr)' },
    [desk]: { gridAutoColumns: 'minmax(172px, 1fr)', gap: measure.space.s8 },
    '(max-width: 900px)': { scrollSnapType: 'x proximity' },
    // a long board scrolls in itself, below the header of the page, so that its headings stay above the cards
    '(min-width: 901px)': { maxHeight: 'calc(100dvh - 90px)', overflowY: 'auto' },
    '(max-width: 640px)': { gridAutoColumns: '84%' },
  },
})
export const column = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: measure.space.s8,
  alignContent: 'start',
  minHeight: 'max(360px, calc(100dvh - 290px))',
  padding: 10,
  background: color.sunken,
  border: '1.5px solid transparent',
  borderRadius: measure.radius.card,
  scrollSnapAlign: 'start',
  selectors: {
    '&[data-drop=possible]': { borderColor: color.control, borderStyle: 'dashed' },
    '&[data-drop=over]': { borderColor: color.action, borderStyle: 'dashed' },
    '&[data-drop=refused]': { background: 'transparent', borderColor: color.border },
  },
})
export const head = style({
  display: 'flex',
  '@media': {
    [desk]: { flexWrap: 'wrap', rowGap: 0 },
    '(min-width: 901px)': { position: 'sticky', top: -4, zIndex: 1, background: color.sunken },
  },
  gap: measure.space.s8,
  alignItems: 'center',
  padding: '4px 6px 6px',
  fontFamily: measure.font.body,
  fontSize: '.90625rem',
  fontWeight: 650,
  lineHeight: 1.3,
  letterSpacing: 0,
  wordSpacing: 0,
})
export const headNote = style({
  color: color.muted,
  fontWeight: 450,
  fontSize: measure.size.tiny,
  whiteSpace: 'nowrap',
  '@media': { [desk]: { order: 1, flexBasis: '100%', paddingLeft: 17 } },
})
export const count = style({
  marginLeft: 'auto',
  color: color.muted,
  fontWeight: 500,
  fontVariantNumeric: 'tabular-nums',
})
const dotBase = style({ width: 9, height: 9, flex: 'none', borderRadius: measure.radius.full })
export const dot = styleVariants({
  new: [dotBase, { background: color.sky }],
  in_review: [dotBase, { background: color.marigold }],
  tour_booked: [dotBase, { background: color.action }],
  waitlisted: [dotBase, { background: color.control }],
  offered: [dotBase, { background: color.leaf }],
  enrolled: [dotBase, { background: color.good }],
  declined: [dotBase, { background: color.danger }],
  withdrawn: [dotBase, { background: color.border }],
})
export const cards = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: measure.space.s8 })
export const place = style({
  height: 62,
  border: `1.5px dashed ${color.action}`,
  borderRadius: 11,
  background: color.actionTint,
})
export const nobody = style({
  padding: '28px 14px',
  color: color.muted,
  fontSize: measure.size.small,
  textAlign: 'center',
})

export const card = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 7,
  padding: 11,
  background: color.surface,
  border: `1px solid ${color.border}`,
  borderRadius: 11,
  boxShadow: shadow.one,
  transition: `border-color ${measure.motion.fast}, box-shadow ${measure.motion.fast}`,
  selectors: {
    '&:hover': { borderColor: color.action },
    '&[draggable=true]': { cursor: 'grab' },
    '&[data-lifted]': { rotate: '1.6deg', borderColor: color.action, boxShadow: shadow.three },
  },
})
/** The whole card opens the application; what stands above it has its own deed. */
export const title = style({
  fontFamily: measure.font.body,
  fontSize: '.9375rem',
  fontWeight: 650,
  lineHeight: 1.3,
  letterSpacing: 0,
  wordSpacing: 0,
})
export const link = style({
  color: color.text,
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: 11 },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `3px solid ${color.focus}`, outlineOffset: 2 },
  },
})
export const above = style({ position: 'relative', zIndex: 1 })
export const top = style({ display: 'flex', gap: 6, alignItems: 'flex-start', justifyContent: 'space-between' })
/** The button is larger than the badge beside it; the row stays as high as the badge. */
export const menu = style([above, { margin: '-7px -8px -7px 0' }])
export const line = style({ color: color.muted, fontSize: measure.size.small, lineHeight: 1.4 })
export const foot = style({
  display: 'flex',
  whiteSpace: 'nowrap',
  justifyContent: 'space-between',
  gap: '0 8px',
  flexWrap: 'wrap',
  color: color.muted,
  fontSize: measure.size.tiny,
  fontVariantNumeric: 'tabular-nums',
})
