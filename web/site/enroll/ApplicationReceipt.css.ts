import { globalStyle, style } from '@vanilla-extract/css'
import { color, measure } from '#web/ui/theme/contract.css.ts'

export const receipt = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: 12,
  padding: `${measure.space.s16} ${measure.space.s20}`,
  borderRadius: measure.radius.card,
  background: color.goodTint,
  border: `1.5px solid ${color.good}`,
})
globalStyle(`${receipt} > svg`, { color: color.good, marginTop: 3 })
export const body = style({ display: 'grid', gap: 12, minWidth: 0 })
export const title = style({ color: color.good, fontWeight: 650 })
export const line = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '6px 12px' })
export const reference = style({
  fontSize: measure.size.h3,
  fontVariantNumeric: 'tabular-nums',
  userSelect: 'all',
})
export const steps = style({ display: 'grid', gap: 4, paddingLeft: 22, listStyle: 'decimal' })
