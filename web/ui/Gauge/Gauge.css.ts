import { createVar, style, styleVariants } from '@vanilla-extract/css'
import { color } from '../theme/contract.css.ts'

export const at = createVar()
export const track = style({
  forcedColorAdjust: 'none',
  position: 'relative',
  height: 10,
  minWidth: 80,
  borderRadius: 5,
  background: color.sunken,
  border: `1px solid ${color.border}`,
})
const bar = style({ position: 'absolute', inset: '0 auto 0 0', width: at, borderRadius: 5 })
export const level = styleVariants({
  good: [bar, { background: color.good }],
  warning: [bar, { background: color.warning }],
  danger: [bar, { background: color.danger }],
})
const tick = style({ position: 'absolute', top: -5, bottom: -5, left: at, width: 2 })
export const promise = style([tick, { background: color.text }])
export const law = style([tick, { background: color.danger }])
