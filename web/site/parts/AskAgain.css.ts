import { style } from '@vanilla-extract/css'
import { color, measure } from '#web/ui/theme/contract.css.ts'

export const box = style({
  display: 'grid',
  gap: 12,
  padding: `${measure.space.s16} ${measure.space.s20}`,
  background: color.warningTint,
  border: `1.5px solid ${color.warning}`,
  borderRadius: measure.radius.card,
  scrollMarginTop: 104,
  scrollMarginBottom: 104,
})
export const title = style({
  display: 'flex',
  gap: measure.space.s8,
  alignItems: 'center',
  color: color.warning,
  font: 'inherit',
  fontWeight: 650,
})
export const list = style({ display: 'grid', gap: 4, paddingLeft: 20, listStyle: 'disc' })
export const answers = style({ display: 'flex', flexWrap: 'wrap', gap: 12 })
