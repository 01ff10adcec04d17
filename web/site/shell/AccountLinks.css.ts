import { style } from '@vanilla-extract/css'
import { measure } from '#web/ui/theme/contract.css.ts'
import { screens } from '../parts/screens.ts'

export const links = style({
  display: 'flex',
  alignItems: 'center',
  gap: measure.space.s12,
  '@media': { [screens.medium]: { display: 'none' } },
})
