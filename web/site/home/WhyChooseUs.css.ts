import { globalStyle, style } from '@vanilla-extract/css'
import { color } from '#web/ui/theme/contract.css.ts'
import { screens } from '../parts/screens.ts'

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, 1fr)',
  gap: 20,
  '@media': {
    [screens.medium]: { gridTemplateColumns: '1fr 1fr' },
    [screens.narrow]: { gap: 12 },
    'screen and (max-width: 340px)': { gridTemplateColumns: '1fr' },
  },
})
export const item = style({
  display: 'grid',
  gap: 12,
  alignContent: 'start',
  padding: '26px 24px',
  '@media': { [screens.narrow]: { padding: '18px 16px' } },
})
globalStyle(`${item} p`, {
  color: color.muted,
  lineHeight: 1.5,
  fontSize: '1.03125rem',
  '@media': { [screens.narrow]: { fontSize: '.96875rem' } },
})
