import { style } from '@vanilla-extract/css'
import { color, measure } from '#web/ui/theme/contract.css.ts'
import { screens } from '../parts/screens.ts'

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(7, auto)',
  justifyContent: 'space-between',
  gap: 20,
  '@media': {
    [screens.medium]: { gridTemplateColumns: 'repeat(4, 1fr)' },
    [screens.narrow]: { gridTemplateColumns: 'repeat(3, 1fr)', gap: '20px 12px' },
  },
})
export const item = style({ display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end', gap: 2 })
export const value = style({
  fontFamily: measure.font.display,
  fontWeight: 600,
  fontSize: 'clamp(1.625rem, 3vw, 2.375rem)',
  lineHeight: 1.1,
  color: color.action,
})
export const label = style({ fontSize: '.90625rem', color: color.muted, lineHeight: 1.35, maxWidth: '15ch' })
