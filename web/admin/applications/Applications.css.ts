import { style } from '@vanilla-extract/css'
import { color } from '#web/ui/theme/contract.css.ts'

export const closed = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 6px',
  alignItems: 'center',
  color: color.muted,
})
