import { globalStyle, style } from '@vanilla-extract/css'
import { color, measure } from '#web/ui/theme/contract.css.ts'
import { forcedChoice, forcedColors } from '#web/ui/theme/forced.ts'

/** Up to this width the navigation lies at the thumb, above it beside the view. */
export const thumb = 'screen and (max-width: 899px)'
export const barHeight = 64

export const side = style({
  position: 'sticky',
  top: measure.space.s24,
  display: 'grid',
  gap: measure.space.s16,
  '@media': { [thumb]: { display: 'none' }, print: { display: 'none' } },
})
export const group = style({ display: 'grid', gap: 4 })
export const groupName = style({
  padding: `0 ${measure.space.s12}`,
  color: color.muted,
  fontSize: measure.size.tiny,
  fontWeight: 600,
  lineHeight: 1.14,
})
export const entries = style({
  display: 'grid',
  gap: 2,
  '@media': {
    [thumb]: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(150px, 100%), 1fr))' },
    // wide enough for a name with its badge
    'screen and (min-width: 600px) and (max-width: 899px)': {
      gridTemplateColumns: 'repeat(auto-fill, minmax(190px, 1fr))',
    },
  },
})
export const entry = style({
  display: 'flex',
  alignItems: 'center',
  gap: measure.space.s12,
  minHeight: 44,
  padding: `4px ${measure.space.s12}`,
  borderRadius: measure.radius.full,
  fontWeight: 550,
  lineHeight: 1.25,
  textDecoration: 'none',
  selectors: {
    '&:hover': { background: color.sunken },
    '&[aria-current=page]': { background: color.actionTint, color: color.action, fontWeight: 650 },
  },
  '@media': { [forcedColors]: { selectors: { '&[aria-current=page]': forcedChoice } } },
})
globalStyle(`${entry} > svg`, { flex: 'none', color: color.muted })
globalStyle(`${entry}[aria-current=page] > svg`, {
  color: color.action,
  '@media': { [forcedColors]: { color: 'inherit' } },
})
export const label = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' })

export const bar = style({
  display: 'none',
  '@media': {
    [thumb]: {
      position: 'fixed',
      zIndex: 5,
      inset: 'auto 0 0 0',
      display: 'flex',
      minHeight: barHeight,
      paddingBottom: 'env(safe-area-inset-bottom)',
      background: color.surface,
      borderTop: `1px solid ${color.border}`,
    },
  },
})
/* Toasts stand above the bar. */
globalStyle(`:root:has(${bar})`, { '@media': { [thumb]: { vars: { '--toast-bottom': `${barHeight}px` } } } })

export const barEntry = style({
  // a long name takes the room that short ones leave, so that it fits the narrowest phone
  flex: '1 1 auto',
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 2,
  padding: '8px 1px',
  border: 0,
  background: 'none',
  color: color.muted,
  font: 'inherit',
  // large letters grow as far as the names fit; the sheet behind "More" has them in full size
  fontSize: 'min(.75rem, 3.75vw)',
  fontWeight: 550,
  lineHeight: 1.3,
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    '&[aria-current=page], &[data-current]': { color: color.action, fontWeight: 700 },
    '&:focus-visible': { outlineOffset: -4, borderRadius: measure.radius.card },
  },
  '@media': { [forcedColors]: { selectors: { '&[aria-current=page], &[data-current]': forcedChoice } } },
})
export const barIcon = style({ position: 'relative', display: 'grid', placeItems: 'center' })
export const corner = style({ position: 'absolute', left: 14, top: -8, lineHeight: 1 })
/** Large letters go on in a second line. */
export const barLabel = style({ maxWidth: '100%', hyphens: 'auto', overflowWrap: 'anywhere', textAlign: 'center' })

export const sheet = style({
  display: 'grid',
  gap: measure.space.s16,
  padding: `4px ${measure.space.s12} ${measure.space.s20}`,
})

const phone = 'screen and (max-width: 720px)'

export const shell = style({
  minHeight: '100dvh',
  display: 'flex',
  flexDirection: 'column',
  '@media': { [thumb]: { paddingBottom: `calc(max(${barHeight}px, 5rem) + env(safe-area-inset-bottom))` } },
})
/* What is jumped to keeps a little air above it, and stays clear of the bar at the thumb. */
globalStyle(`html:has(${shell})`, {
  scrollPaddingTop: measure.space.s16,
  '@media': { [thumb]: { scrollPaddingBottom: barHeight + 16 } },
})
export const column = style({
  width: `min(${measure.page.max}, 100% - 2 * ${measure.page.gutter})`,
  marginInline: 'auto',
})
export const head = style({ background: color.surface, borderBottom: `1px solid ${color.border}` })
export const row = style({
  display: 'flex',
  // large letters leave no room for both beside each other
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: measure.space.s16,
  paddingBlock: 6,
  minHeight: 72,
  '@media': { [phone]: { minHeight: 60, gap: measure.space.s8 } },
})
export const brand = style({ display: 'flex', marginRight: 'auto', minWidth: 0 })
export const acts = style({
  display: 'flex',
  alignItems: 'center',
  gap: measure.space.s8,
  '@media': { print: { display: 'none' } },
})

/** The navigation and the view beside each other; one below the other where the navigation lies at the thumb. */
export const body = style({
  flex: '1 0 auto',
  display: 'grid',
  gridTemplateColumns: '208px minmax(0, 1fr)',
  gap: measure.space.s40,
  alignItems: 'start',
  paddingBlock: `clamp(20px, 3vw, 28px) ${measure.space.s40}`,
  '@media': {
    // what comes is mostly longer than what waits for it: the foot, below the first screen, does not jump through it
    screen: { minHeight: '100dvh' },
    [thumb]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    print: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})
export const main = style({ minWidth: 0, selectors: { '&:focus': { outline: 'none' } } })

/** A way to reach the centre stands under every view. */
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `8px ${measure.space.s20}`,
  paddingBlock: measure.space.s16,
  borderTop: `1px solid ${color.border}`,
  color: color.muted,
  fontSize: measure.size.small,
  '@media': { print: { display: 'none' } },
})
export const scheme = style({ marginLeft: 'auto' })
