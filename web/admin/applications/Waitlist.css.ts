import { style } from '@vanilla-extract/css'
import { color, measure, shadow } from '#web/ui/theme/contract.css.ts'

export const line = style({ display: 'grid', gap: 6 })
export const child = style({
  display: 'grid',
  gridTemplateColumns: 'auto auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: measure.space.s8,
  padding: '4px 6px 4px 2px',
  background: color.surface,
  border: `1px solid ${color.border}`,
  borderRadius: measure.radius.small,
})
export const carried = style({ position: 'relative', zIndex: 1, borderColor: color.action, boxShadow: shadow.three })
export const handle = style({
  display: 'grid',
  placeItems: 'center',
  minWidth: 32,
  minHeight: 44,
  padding: 0,
  border: 0,
  borderRadius: measure.radius.small,
  background: 'none',
  color: color.muted,
  cursor: 'grab',
  touchAction: 'none',
  '@media': { '(pointer: coarse)': { minWidth: 44 } },
})
export const place = style({ minWidth: 20, fontWeight: 650, fontVariantNumeric: 'tabular-nums', textAlign: 'end' })
export const words = style({ display: 'grid' })
export const name = style({ fontWeight: 600, overflowWrap: 'anywhere' })
export const note = style({ color: color.muted, fontSize: measure.size.small })
export const steps = style({ display: 'flex' })
