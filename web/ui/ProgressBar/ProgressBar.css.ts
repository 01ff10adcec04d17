import { createVar, keyframes, style, styleVariants } from '@vanilla-extract/css'
import { color, measure } from '../theme/contract.css.ts'

export const part = createVar()
const slide = keyframes({ from: { left: '-40%' }, to: { left: '100%' } })

export const track = style({
  position: 'relative',
  height: 10,
  overflow: 'hidden',
  background: color.sunken,
  border: `1px solid ${color.border}`,
  borderRadius: 5,
})
export const bar = style({
  forcedColorAdjust: 'none',
  position: 'absolute',
  inset: '0 auto 0 0',
  width: part,
  borderRadius: 5,
  transition: `width ${measure.motion.slow}`,
})
export const moving = style({
  width: '40%',
  '@media': {
    '(prefers-reduced-motion: no-preference)': { animation: `${slide} 1.4s ease-in-out infinite` },
    '(prefers-reduced-motion: reduce)': { width: '100%', opacity: 0.45 },
  },
})
export const tone = styleVariants({
  action: { background: color.action },
  good: { background: color.good },
  warning: { background: color.warning },
  danger: { background: color.danger },
  info: { background: color.info },
})
export const words = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 12,
  fontSize: measure.size.small,
  lineHeight: 1.4,
})
export const figure = style({ color: color.muted, fontVariantNumeric: 'tabular-nums' })
export const box = style({ display: 'grid', gap: 6 })
