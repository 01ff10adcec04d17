import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { dialog } from '../Dialog/Dialog.css.ts'
import { color, measure, shadow } from '../theme/contract.css.ts'

/**
 * Above dialogs, and at the top while one is open, whose buttons are below. A bar at the bottom of a phone's screen sets
 * `--toast-bottom` to its height, a button at the end of a wide one `--toast-end`.
 */
export const region = style({
  position: 'fixed',
  zIndex: 70,
  right: 'calc(24px + var(--toast-end, 0px))',
  bottom: 24,
  width: 'min(440px, calc(100vw - 24px))',
  pointerEvents: 'none',
  '@media': {
    '(max-width: 640px)': { right: 12, bottom: 'calc(12px + var(--toast-bottom, 0px))' },
    print: { display: 'none' },
  },
  selectors: { [`:root:has(${dialog}[data-enter]) &`]: { top: 12, bottom: 'auto' } },
})

const enter = keyframes({ from: { opacity: 0, translate: '0 12px' } })

export const toast = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto auto',
  gap: `2px ${measure.space.s12}`,
  alignItems: 'center',
  padding: '12px 10px 12px 16px',
  background: color.raised,
  color: color.text,
  border: `1px solid ${color.border}`,
  borderLeftWidth: 4,
  borderRadius: measure.radius.card,
  boxShadow: shadow.three,
  fontSize: '.9375rem',
  lineHeight: 1.4,
  pointerEvents: 'auto',
  animation: `${enter} ${measure.motion.slow}`,
})

export const tone = styleVariants({
  good: { borderLeftColor: color.good },
  danger: { borderLeftColor: color.danger },
  info: { borderLeftColor: color.info },
})
export const icon = styleVariants({
  good: { color: color.good },
  danger: { color: color.danger },
  info: { color: color.info },
})
export const words = style({ minWidth: 0, overflowWrap: 'anywhere' })
export const title = style({ fontWeight: 600 })
export const text = style({ color: color.muted })
