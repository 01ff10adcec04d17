import { style } from '@vanilla-extract/css'
import { color, measure } from '../theme/contract.css.ts'

/** The whole area is the native file input, so that dropping, pressing and the keyboard all work as the browser does them. */
export const drop = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  gap: 4,
  padding: '24px 16px',
  textAlign: 'center',
  background: color.surface,
  border: `1.5px dashed ${color.control}`,
  borderRadius: measure.radius.card,
  color: color.muted,
  selectors: {
    '&:hover, &[data-over=true]': { borderColor: color.action, background: color.actionTint },
    '&:has(:focus-visible)': { outline: `3px solid ${color.focus}`, outlineOffset: 2 },
    '&:has([aria-invalid=true])': { borderColor: color.danger },
    '&:has(:disabled)': { opacity: 0.5 },
  },
})
export const input = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  opacity: 0,
  cursor: 'pointer',
})
export const invite = style({ color: color.action, fontWeight: 650 })
