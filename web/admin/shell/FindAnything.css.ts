import { style } from '@vanilla-extract/css'
import { color, measure, shadow } from '#web/ui/theme/contract.css.ts'

/** Where the field of the dialog is going to stand. */
export const coming = style({
  position: 'fixed',
  inset: 12,
  zIndex: 41,
  marginInline: 'auto',
  marginTop: 'min(12vh, 96px)',
  marginBottom: 'auto',
  height: 56,
  maxWidth: 600,
  padding: `0 ${measure.space.s20}`,
  borderRadius: measure.radius.large,
  background: color.raised,
  boxShadow: shadow.three,
  color: color.muted,
  fontSize: measure.size.lead,
  lineHeight: '56px',
  whiteSpace: 'pre',
})
