import { style } from '@vanilla-extract/css'
import { color } from '#web/ui/theme/contract.css.ts'

export const row = style({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr) auto',
  gap: 14,
  alignItems: 'center',
  minHeight: 52,
  height: '100%',
})
export const words = style({ display: 'grid', minWidth: 0, overflowWrap: 'anywhere' })
export const arrow = style({ color: color.muted })
