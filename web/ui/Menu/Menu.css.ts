import { style } from '@vanilla-extract/css'
import { color, measure, shadow } from '../theme/contract.css.ts'

export const menu = style({
  zIndex: 60,
  minWidth: 190,
  maxWidth: 'min(460px, 100vw - 24px)',
  maxHeight: 'min(420px, var(--popover-available-height, 100vh))',
  overflowY: 'auto',
  padding: 6,
  background: color.raised,
  color: color.text,
  border: `1px solid ${color.border}`,
  borderRadius: measure.radius.card,
  boxShadow: shadow.two,
  fontSize: '.9375rem',
  outline: 0,
})

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 40,
  padding: '4px 12px',
  borderRadius: measure.radius.small,
  textDecoration: 'none',
  cursor: 'pointer',
  outline: 0,
  selectors: {
    '&[data-active-item], &:hover:not([aria-disabled])': { background: color.actionTint },
    '&[data-focus-visible]': { boxShadow: `inset 0 0 0 3px ${color.focus}` },
    '&[aria-disabled=true]': { opacity: 0.5 },
  },
  '@media': { '(pointer: coarse)': { minHeight: 44 } },
})
export const icon = style({ color: color.muted })
export const danger = style({ color: color.danger })
export const words = style({ flex: 1, minWidth: 0 })
export const separator = style({ height: 0, margin: '6px 0', border: 0, borderTop: `1px solid ${color.border}` })
export const choice = style({ display: 'flex', flexWrap: 'wrap', gap: 4, padding: '0 6px' })
export const chosen = style({ background: color.actionTint, color: color.action, fontWeight: 650 })
export const group = style({
  padding: '8px 12px 2px',
  fontSize: measure.size.tiny,
  fontWeight: 600,
  color: color.muted,
})
