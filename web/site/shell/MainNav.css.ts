import { style } from '@vanilla-extract/css'
import { color, measure } from '#web/ui/theme/contract.css.ts'
import { screens } from '../parts/screens.ts'

export const nav = style({
  display: 'flex',
  gap: measure.space.s4,
  marginLeft: 'auto',
  '@media': { [screens.medium]: { display: 'none' } },
})
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  padding: '9px 14px',
  borderRadius: measure.radius.full,
  textDecoration: 'none',
  fontWeight: 550,
  fontSize: measure.size.label,
  ':hover': { background: color.sunken },
  selectors: { '&[aria-current]': { background: color.actionTint, color: color.action, fontWeight: 650 } },
})
