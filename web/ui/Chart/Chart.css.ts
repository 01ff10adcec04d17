import { style } from '@vanilla-extract/css'
import { color, measure } from '../theme/contract.css.ts'

export const frame = style({ minWidth: 0 })
export const picture = style({
  display: 'block',
  width: '100%',
  overflow: 'visible',
  fontFamily: measure.font.body,
  fontSize: 13,
  fontVariantNumeric: 'tabular-nums',
})
export const axis = style({ fill: color.muted })
export const gridLine = style({ stroke: color.border, strokeWidth: 1 })
export const line = style({
  fill: 'none',
  stroke: color.action,
  strokeWidth: 2.5,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
})
export const area = style({ fill: color.action, opacity: 0.08 })
export const dot = style({ fill: color.surface, stroke: color.action, strokeWidth: 2.5 })
export const latest = style({ fill: color.action, stroke: color.action, strokeWidth: 2.5 })
export const figure = style({ fill: color.text, fontWeight: 700, fontSize: 14 })
export const bar = style({ fill: color.action })

export const table = style({ fontSize: measure.size.small })
export const row = style({ borderBottom: `1px solid ${color.border}` })
export const name = style({ padding: '6px 0', textAlign: 'start', fontWeight: 400, color: color.muted })
export const value = style({ padding: '6px 0', textAlign: 'end', fontWeight: 600, fontVariantNumeric: 'tabular-nums' })
