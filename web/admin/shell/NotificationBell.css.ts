import { style } from '@vanilla-extract/css'
import { color, measure } from '#web/ui/theme/contract.css.ts'

export const bell = style({ position: 'relative', display: 'inline-flex' })
export const count = style({ position: 'absolute', top: -6, right: -6, pointerEvents: 'none' })
export const item = style({ display: 'grid', maxWidth: 320, lineHeight: 1.35, paddingBlock: 4 })
export const title = style({ display: 'flex', gap: measure.space.s8, alignItems: 'center' })
export const unread = style({ fontWeight: 650 })
export const dot = style({
  flex: 'none',
  width: 8,
  height: 8,
  borderRadius: measure.radius.full,
  background: color.action,
})
export const text = style({ color: color.muted, fontSize: measure.size.small })
