import { style, styleVariants } from '@vanilla-extract/css'
import { color, measure, shadow } from '../theme/contract.css.ts'

/** Who wants little motion sees it whole from the first frame on. */
const atOnce = { '(prefers-reduced-motion: reduce)': { opacity: 1, translate: 'none' } }

export const scrim = style({
  position: 'fixed',
  inset: 0,
  zIndex: 40,
  background: color.scrim,
  opacity: 0,
  transition: `opacity ${measure.motion.slow}`,
  selectors: { '&[data-enter]': { opacity: 1 } },
  '@media': atOnce,
})

export const dialog = style({
  position: 'fixed',
  inset: 12,
  zIndex: 41,
  margin: 'auto',
  display: 'flex',
  flexDirection: 'column',
  height: 'fit-content',
  maxHeight: 'calc(100dvh - 24px)',
  background: color.raised,
  color: color.text,
  borderRadius: measure.radius.large,
  boxShadow: shadow.three,
  outline: 0,
  opacity: 0,
  translate: '0 8px',
  transition: `opacity ${measure.motion.slow}, translate ${measure.motion.slow}`,
  selectors: { '&[data-enter]': { opacity: 1, translate: '0 0' } },
  '@media': atOnce,
})

export const size = styleVariants({
  small: { maxWidth: 440 },
  medium: { maxWidth: 600 },
  large: { maxWidth: 880 },
})

/** A form fills the dialog, so that its head and actions stay while the fields scroll. */
export const form = style({ display: 'contents' })
export const head = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: measure.space.s16,
  padding: `${measure.space.s20} ${measure.space.s16} ${measure.space.s12} ${measure.space.s24}`,
  '@media': { '(max-width: 640px)': { paddingLeft: measure.space.s16, paddingTop: measure.space.s16 } },
})
export const titles = style({ display: 'grid', gap: 4, minWidth: 0 })
/** Its first line is level with the cross beside it. */
export const title = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: measure.control.small,
  fontSize: 'max(1.25rem, min(1.5rem, ' + measure.size.h2 + '))',
})
export const description = style({ color: color.muted, lineHeight: 1.45 })
export const body = style({
  overflowY: 'auto',
  padding: `4px ${measure.space.s24} ${measure.space.s20}`,
  minHeight: 0,
  '@media': { '(max-width: 640px)': { paddingInline: measure.space.s16 } },
})
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: measure.space.s12,
  padding: `${measure.space.s16} ${measure.space.s24} ${measure.space.s20}`,
  borderTop: `1px solid ${color.border}`,
  '@media': { '(max-width: 640px)': { paddingInline: measure.space.s16 } },
})

const side = (edge: 'left' | 'right') =>
  style({
    position: 'fixed',
    top: 0,
    bottom: 0,
    [edge]: 0,
    zIndex: 41,
    display: 'flex',
    flexDirection: 'column',
    width: 'min(340px, calc(100vw - 48px))',
    background: color.surface,
    boxShadow: shadow.three,
    outline: 0,
    translate: edge === 'left' ? '-100% 0' : '100% 0',
    transition: `translate ${measure.motion.slow}`,
    selectors: { '&[data-enter]': { translate: '0 0' } },
  })
const bottom = style({
  position: 'fixed',
  inset: 'auto 0 0 0',
  zIndex: 41,
  display: 'flex',
  flexDirection: 'column',
  maxHeight: 'calc(100dvh - 48px)',
  paddingBottom: 'env(safe-area-inset-bottom)',
  borderRadius: `${measure.radius.large} ${measure.radius.large} 0 0`,
  background: color.surface,
  boxShadow: shadow.three,
  outline: 0,
  translate: '0 100%',
  transition: `translate ${measure.motion.slow}`,
  selectors: { '&[data-enter]': { translate: '0 0' } },
})
export const drawer = { left: side('left'), right: side('right'), bottom }
export const drawerBody = style({ flex: 1, overflowY: 'auto', overscrollBehavior: 'contain' })
export const drawerHead = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  padding: '10px 12px 10px 16px',
  fontWeight: 650,
})
