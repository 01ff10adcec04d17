import { globalStyle, style } from '@vanilla-extract/css'
import { color, measure } from '#web/ui/theme/contract.css.ts'

export const notice = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: '4px 12px',
  padding: `${measure.space.s16} ${measure.space.s20}`,
  borderRadius: measure.radius.card,
  background: color.goodTint,
  border: `1.5px solid ${color.good}`,
})
globalStyle(`${notice} > svg`, { color: color.good, marginTop: 3 })
export const title = style({ color: color.good, fontWeight: 650 })
export const text = style({ gridColumn: 2 })
