import { style } from '@vanilla-extract/css'
import { color, measure } from '#web/ui/theme/contract.css.ts'

export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: '0 8px',
  alignItems: 'center',
  padding: `10px ${measure.space.s12}`,
  borderTop: `1px solid ${color.border}`,
  background: color.surface,
  lineHeight: 1.3,
})
export const buttons = style({ display: 'flex', gap: measure.space.s8 })
export const name = style({ fontWeight: 600, fontSize: '.875rem', overflowWrap: 'anywhere' })
export const email = style({ color: color.muted, fontSize: '.75rem', overflow: 'hidden', textOverflow: 'ellipsis' })
