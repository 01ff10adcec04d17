import { globalStyle, style } from '@vanilla-extract/css'
import { color, measure, shadow } from '#web/ui/theme/contract.css.ts'

const phone = 'screen and (max-width: 720px)'
const barHeight = 64

export const shell = style({
  minHeight: '100dvh',
  display: 'flex',
  flexDirection: 'column',
  '@media': { [phone]: { paddingBottom: `calc(${barHeight}px + env(safe-area-inset-bottom))` } },
})
export const skip = style({
  position: 'absolute',
  zIndex: 20,
  left: measure.space.s16,
  top: measure.space.s8,
  padding: '10px 18px',
  borderRadius: measure.radius.full,
  background: color.raised,
  color: color.action,
  fontWeight: 650,
  boxShadow: shadow.two,
  selectors: { '&:not(:focus)': { clipPath: 'inset(50%)', pointerEvents: 'none' } },
})
export const column = style({
  width: `min(${measure.page.max}, 100% - 2 * ${measure.page.gutter})`,
  marginInline: 'auto',
})
export const head = style({ background: color.surface, borderBottom: `1px solid ${color.border}` })
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: measure.space.s16,
  minHeight: 72,
  '@media': { [phone]: { minHeight: 60, gap: measure.space.s8 } },
})
export const brand = style({ display: 'flex', marginRight: 'auto', minWidth: 0 })
export const acts = style({ display: 'flex', alignItems: 'center', gap: measure.space.s8 })

/** In the header on wide screens, at the thumb on a phone. */
export const nav = style({
  display: 'flex',
  gap: 4,
  '@media': {
    [phone]: {
      position: 'fixed',
      zIndex: 5,
      inset: 'auto 0 0 0',
      gap: 0,
      minHeight: barHeight,
      paddingBottom: 'env(safe-area-inset-bottom)',
      background: color.surface,
      borderTop: `1px solid ${color.border}`,
    },
    print: { display: 'none' },
  },
})
export const entry = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  padding: '4px 14px',
  borderRadius: measure.radius.full,
  fontWeight: 550,
  textDecoration: 'none',
  selectors: {
    '&:hover': { background: color.actionTint },
    '&[aria-current=page]': { background: color.actionTint, color: color.action, fontWeight: 650 },
  },
  '@media': {
    [phone]: {
      flex: '1 1 0',
      minWidth: 0,
      flexDirection: 'column',
      justifyContent: 'center',
      gap: 2,
      padding: '8px 2px',
      borderRadius: 0,
      color: color.muted,
      fontSize: measure.size.tiny,
      lineHeight: 1.3,
      selectors: {
        '&:hover': { background: 'none' },
        '&[aria-current=page]': { background: 'none', fontWeight: 700 },
        '&:focus-visible': { outlineOffset: -4, borderRadius: measure.radius.card },
      },
    },
  },
})
globalStyle(`${entry} > svg`, { display: 'none', '@media': { [phone]: { display: 'block' } } })
/* Toasts stand above the bar. */
globalStyle(`:root:has(${nav})`, { '@media': { [phone]: { vars: { '--toast-bottom': `${barHeight}px` } } } })

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
})
export const scheme = style({ marginLeft: 'auto' })

export const main = style({
  flex: '1 0 auto',
  paddingBlock: `clamp(20px, 3vw, 28px) ${measure.space.s40}`,
  selectors: { '&:focus': { outline: 'none' } },
})
