import { style } from '@vanilla-extract/css'
import { color, measure } from '../theme/contract.css.ts'

export const summary = style({
  display: 'grid',
  gap: 6,
  padding: `${measure.space.s16} ${measure.space.s20}`,
  background: color.dangerTint,
  border: `1.5px solid ${color.danger}`,
  borderRadius: measure.radius.card,
  scrollMarginTop: 104,
})
export const title = style({
  display: 'flex',
  gap: measure.space.s8,
  alignItems: 'center',
  color: color.danger,
  font: 'inherit',
  fontWeight: 650,
})
export const list = style({ paddingLeft: 28, listStyle: 'disc', color: color.danger })
export const link = style({
  display: 'inline-block',
  // the bullet stands at the first line of a message that wraps
  verticalAlign: 'top',
  paddingBlock: 2,
  color: color.danger,
  borderRadius: 4,
  textUnderlineOffset: '.18em',
})
