import { style } from '@vanilla-extract/css'
import { color, measure } from '#web/ui/theme/contract.css.ts'

export const months = style({ display: 'grid' })
export const month = style({
  padding: `8px ${measure.space.s16}`,
  borderBottom: `1px solid ${color.border}`,
  breakInside: 'avoid',
  selectors: { '&:last-child': { borderBottom: 0 } },
})
export const head = style({ display: 'flex', flexWrap: 'wrap', gap: '2px 12px', alignItems: 'center' })
export const name = style({ minWidth: 112, fontWeight: 650 })
export const places = style({
  color: color.muted,
  fontSize: measure.size.small,
  fontVariantNumeric: 'tabular-nums',
})
export const free = style({ marginInlineStart: 'auto' })
export const changes = style({ display: 'grid', gap: measure.space.s4, paddingBlockStart: 6 })
export const change = style({
  display: 'grid',
  gridTemplateColumns: '16px 48px minmax(0, 1fr)',
  gap: '0 8px',
  alignItems: 'baseline',
  fontSize: measure.size.small,
})
export const icon = style({ alignSelf: 'start', marginBlockStart: 4, color: color.muted })
export const day = style({ fontVariantNumeric: 'tabular-nums' })
export const note = style({ color: color.muted })
