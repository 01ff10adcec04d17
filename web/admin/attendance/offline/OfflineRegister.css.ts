import { style } from '@vanilla-extract/css'
import { measure } from '#web/ui/theme/contract.css.ts'

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  minHeight: '100dvh',
  padding: `${measure.space.s20} ${measure.page.gutter} ${measure.space.s40}`,
})
