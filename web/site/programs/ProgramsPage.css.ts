import { globalStyle, style } from '@vanilla-extract/css'
import { measure } from '#web/ui/theme/contract.css.ts'
import { screens } from '../parts/screens.ts'

export const fees = style({
  display: 'grid',
  gridTemplateColumns: '.8fr 1fr',
  columnGap: `clamp(28px, 5vw, ${measure.space.s72})`,
  alignItems: 'start',
  gridTemplateRows: 'auto 1fr',
  gridTemplateAreas: '"head fees" "acts fees"',
  '@media': {
    [screens.medium]: {
      gridTemplateColumns: '1fr',
      gridTemplateRows: 'auto',
      gridTemplateAreas: '"head" "fees" "acts"',
      rowGap: 20,
    },
  },
})
export const acts = style({ gridArea: 'acts', display: 'flex', flexWrap: 'wrap', gap: 12 })
globalStyle(`${fees} > section`, { gridArea: 'fees' })
globalStyle(`${fees} > :first-child`, { gridArea: 'head' })
