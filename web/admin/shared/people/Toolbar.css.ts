import { style } from '@vanilla-extract/css'
import { measure } from '#web/ui/theme/contract.css.ts'

export const tools = style({ display: 'flex', flexWrap: 'wrap', gap: measure.space.s8, alignItems: 'center' })
export const search = style({ width: 240, '@media': { '(max-width: 640px)': { width: '100%' } } })
export const choice = style({ minWidth: 120, maxWidth: 240 })
export const end = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: measure.space.s8,
  alignItems: 'center',
  marginLeft: 'auto',
  '@media': { '(max-width: 900px)': { marginLeft: 0 } },
})
