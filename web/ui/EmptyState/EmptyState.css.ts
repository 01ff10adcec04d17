import { style } from '@vanilla-extract/css'
import { color, measure } from '../theme/contract.css.ts'

export const box = style({
  display: 'grid',
  justifyItems: 'center',
  gap: measure.space.s12,
  padding: '34px 16px',
  textAlign: 'center',
  color: color.muted,
})
export const words = style({ maxWidth: '52ch', textWrap: 'balance' })
export const title = style({ color: color.text, fontWeight: 650 })
export const danger = style({ color: color.danger })
