import { style } from '@vanilla-extract/css'
import { color, measure } from '#web/ui/theme/contract.css.ts'

export const row = style({
  display: 'grid',
  gap: 6,
  padding: `12px ${measure.space.s16}`,
  borderBottom: `1px solid ${color.border}`,
  selectors: { '&:last-child': { borderBottom: 0 } },
})
export const head = style({ display: 'flex', flexWrap: 'wrap', gap: '4px 12px', alignItems: 'center' })
export const address = style({ fontWeight: 650, overflowWrap: 'anywhere' })
export const said = style({ fontSize: measure.size.small, color: color.muted, overflowWrap: 'anywhere' })
export const tools = style({ display: 'flex', flexWrap: 'wrap', gap: measure.space.s8, marginTop: 4 })
