import { style } from '@vanilla-extract/css'
import { measure } from '#web/ui/theme/contract.css.ts'

/** What does not fit in its line goes on below the subject, not below the time. */
export const lesson = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: measure.space.s8,
})
