import { style } from '@vanilla-extract/css'
import { measure } from '#web/ui/theme/contract.css.ts'

export const part = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 12rem) auto',
  gap: measure.space.s12,
  alignItems: 'end',
  '@media': { '(max-width: 640px)': { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
})
export const child = style({ '@media': { '(max-width: 640px)': { gridColumn: '1 / -1' } } })
