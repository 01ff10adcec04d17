import { globalStyle, style } from '@vanilla-extract/css'
import { color, measure } from '#web/ui/theme/contract.css.ts'
import { screens } from '../parts/screens.ts'

export const bar = style({
  background: color.action,
  color: color.onAction,
  fontSize: '.90625rem',
  '@media': { [screens.narrow]: { display: 'none' } },
})
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${measure.space.s24}`,
  minHeight: 38,
})
globalStyle(`${row} a`, {
  display: 'inline-flex',
  gap: 8,
  alignItems: 'center',
  minHeight: 38,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '@media': { '(pointer: coarse)': { minHeight: 44 } },
})
globalStyle(`${row} a:hover`, { textDecoration: 'underline' })
globalStyle(`${row} svg`, { width: 16, height: 16 })
globalStyle(`${row} a:focus-visible`, { outlineColor: color.onAction, outlineOffset: -2 })
export const hours = style({ marginLeft: 'auto' })
