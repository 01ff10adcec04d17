import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { bare } from '../Button/Button.css.ts'
import { color, measure, shadow } from '../theme/contract.css.ts'

export const card = style({
  background: color.surface,
  border: `1px solid ${color.border}`,
  boxShadow: shadow.one,
  minWidth: 0,
})
export const size = styleVariants({
  normal: { borderRadius: measure.radius.card },
  large: { borderRadius: measure.radius.large },
})
export const pad = styleVariants({
  /* What is cut off cannot be broken between two sheets of paper. */
  none: { overflow: 'clip', '@media': { print: { overflow: 'visible' } } },
  small: { padding: measure.space.s16 },
  normal: { padding: measure.space.s20 },
  large: { padding: `clamp(20px, 3vw, 36px)` },
})
export const clickable = style({
  display: 'block',
  color: 'inherit',
  textDecoration: 'none',
  transition: `border-color ${measure.motion.fast}`,
  selectors: { '&:hover': { borderColor: color.action } },
})

export const panelHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: measure.space.s12,
  minHeight: 56,
  padding: `10px ${measure.space.s16}`,
  borderBottom: `1px solid ${color.border}`,
  '@media': { '(max-width: 640px)': { gap: measure.space.s8, paddingBlock: 6 } },
})
/* Below a long title the words of a quiet button begin where the title does. */
globalStyle(`${panelHead} > .${bare}`, { marginInlineStart: -9.5 })
export const panelTitle = style({ marginRight: 'auto', fontSize: measure.size.h2 })
export const panelBody = style({ padding: measure.space.s16 })

/** Too narrow for an amount of money beside the picture. */
const narrowStat = '(max-width: 255px)'
export const statCard = style({ containerType: 'inline-size' })
export const stat = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: '2px 12px',
  height: '100%',
  padding: '14px 16px',
  alignContent: 'start',
  '@media': { '(max-width: 900px)': { gridTemplateColumns: '1fr', padding: '12px 14px' } },
  '@container': { [narrowStat]: { gridTemplateColumns: '1fr' } },
})
/** Figures side by side: four on a tablet, two on a phone. */
export const stats = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(168px, calc(50% - 6px)), 1fr))',
  gap: measure.space.s12,
})
/** On a phone one that is left over takes the whole row. */
globalStyle(`${stats} > :last-child:nth-child(odd)`, {
  '@media': { '(max-width: 520px)': { gridColumn: '1 / -1' } },
})
export const strip = style({
  '@media': {
    '(max-width: 520px)': { display: 'flex', overflowX: 'auto', padding: 4, margin: -4, scrollbarWidth: 'none' },
  },
})
globalStyle(`${strip} > *`, { '@media': { '(max-width: 520px)': { flex: '0 0 66%' } } })
export const statLabel = style({ color: color.muted, fontSize: '.875rem' })
export const statValue = style({
  fontSize: '1.5625rem',
  fontWeight: 700,
  lineHeight: 1.2,
  letterSpacing: '-.01em',
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  '@media': { '(max-width: 900px)': { fontSize: '1.25rem' } },
  '@container': { [narrowStat]: { fontSize: '1.25rem' } },
})
export const statNote = style({ gridColumn: '1 / -1', color: color.muted, fontSize: '.84375rem' })
export const statBlob = style({
  gridArea: '1 / 2 / span 2',
  '@media': { '(max-width: 900px)': { display: 'none' } },
  '@container': { [narrowStat]: { display: 'none' } },
})
