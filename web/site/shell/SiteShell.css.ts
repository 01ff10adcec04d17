import { globalStyle, style } from '@vanilla-extract/css'
import { color, measure, shadow } from '#web/ui/theme/contract.css.ts'
import { waveHeight } from '../parts/parts.css.ts'
import { screens } from '../parts/screens.ts'

export const shell = style({
  minHeight: '100dvh',
  display: 'grid',
  gridTemplateRows: 'auto auto 1fr auto',
  gridTemplateColumns: 'minmax(0, 1fr)',
})
/* A word that is wider than the screen, in letters twice as large, breaks instead of pushing the page aside. */
globalStyle(`${shell} :is(h1, h2, h3, h4, p, li, dt, dd, label), ${shell} :is(main, footer) a`, {
  overflowWrap: 'anywhere',
})
/* No line with a single word at the end of a paragraph. */
globalStyle(`${shell} p`, { textWrap: 'pretty' })
export const main = style({ minWidth: 0, paddingBottom: waveHeight })
globalStyle(`${main}:focus`, { outline: 'none' })

/** As high as a thumb. */
const touch = '(pointer: coarse)'

export const footer = style({
  position: 'relative',
  background: color.footer,
  color: color.footerText,
  fontSize: measure.size.label,
})
export const grid = style({
  display: 'grid',
  gridTemplateColumns: '1.5fr 1fr 1fr 1.3fr',
  gap: measure.space.s40,
  paddingBlock: `64px ${measure.space.s40}`,
  '@media': {
    [screens.medium]: { gridTemplateColumns: '1fr 1fr' },
    // Below the last line stands the phone bar.
    [screens.narrow]: {
      gridTemplateColumns: '1fr',
      gap: 28,
      paddingBottom: 'calc(96px + env(safe-area-inset-bottom))',
    },
  },
})
export const about = style({ display: 'grid', gap: measure.space.s16, alignContent: 'start', maxWidth: '38ch' })
export const title = style({ fontSize: '1.125rem', color: color.onFooter, paddingBottom: 10 })
globalStyle(`${footer} li > *`, {
  display: 'inline-flex',
  gap: 10,
  alignItems: 'center',
  minHeight: 36,
  '@media': { [touch]: { minHeight: 44 } },
  textDecoration: 'none',
  lineHeight: 1.45,
})
globalStyle(`${footer} a:hover`, { textDecoration: 'underline' })
globalStyle(`${footer} a:focus-visible`, { outlineColor: color.onFooter })
export const social = style({ display: 'flex', gap: measure.space.s8 })
export const round = style({
  width: 44,
  height: 44,
  borderRadius: '50%',
  display: 'grid',
  placeItems: 'center',
  background: `color-mix(in srgb, ${color.onFooter} 10%, transparent)`,
  ':hover': { background: `color-mix(in srgb, ${color.onFooter} 22%, transparent)` },
})
export const end = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${measure.space.s8} ${measure.space.s24}`,
  paddingTop: 22,
  // the last links stay clear of the floating button, which phones have none of
  paddingRight: `max(0px, 84px - max(${measure.page.gutter}, (100vw - ${measure.page.max}) / 2))`,
  '@media': { [screens.narrow]: { paddingRight: 0 } },
  borderTop: `1px solid color-mix(in srgb, ${color.onFooter} 16%, transparent)`,
  fontSize: measure.size.small,
})
globalStyle(`${end} a`, {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 32,
  '@media': { [touch]: { minHeight: 44 } },
})
export const legal = style({ display: 'inline-flex', gap: measure.space.s24 })
export const copyright = style({ marginRight: 'auto' })

export const floating = style({
  position: 'fixed',
  right: 24,
  bottom: 24,
  zIndex: 9,
  width: 60,
  height: 60,
  borderRadius: '50%',
  display: 'grid',
  placeItems: 'center',
  background: color.whatsapp,
  color: color.onWhatsapp,
  boxShadow: shadow.two,
  '@media': {
    // less of the text lies under it where the page has no margin for it
    'screen and (max-width: 1328px)': { right: 12, bottom: 12, width: 48, height: 48 },
    [screens.narrow]: { display: 'none' },
    [screens.low]: { display: 'none' },
    print: { display: 'none' },
  },
})

/* Anyone who fills in a form sees its fields, and the button that sends it. */
globalStyle(`:root:has(form:focus-within) ${floating}`, { display: 'none' })

/** Three ways to the centre, at the thumb. Only on phones. */
export const bar = style({
  display: 'none',
  '@media': {
    [screens.narrow]: {
      position: 'fixed',
      zIndex: 9,
      insetInline: 0,
      bottom: 0,
      display: 'flex',
      // large letters take a second row
      flexWrap: 'wrap',
      gap: 8,
      padding: '8px 12px calc(8px + env(safe-area-inset-bottom))',
      background: color.surface,
      borderTop: `1px solid ${color.border}`,
      boxShadow: shadow.two,
    },
    [screens.low]: {
      position: 'static',
      display: 'flex',
      flexWrap: 'wrap',
      gap: 8,
      padding: '8px 12px',
      borderTop: `1px solid ${color.border}`,
      boxShadow: 'none',
    },
    print: { display: 'none' },
  },
})
/* Notices stay clear of what is at the edge of the screen. */
globalStyle(`:root:has(${floating})`, {
  vars: { '--toast-end': '72px' },
  '@media': {
    [screens.narrow]: { vars: { '--toast-end': '0px', '--toast-bottom': '68px' } },
    [screens.low]: { vars: { '--toast-end': '0px', '--toast-bottom': '0px' } },
  },
})
globalStyle(`${bar} > a`, {
  flex: '1 1 auto',
  padding: '0 4px',
  fontSize: '.9375rem',
  gap: 6,
  borderRadius: 12,
  whiteSpace: 'nowrap',
})
globalStyle(`${bar} svg`, { flex: 'none' })
