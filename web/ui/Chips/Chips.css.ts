import { style, styleVariants } from '@vanilla-extract/css'
import { color, measure } from '../theme/contract.css.ts'
import { forcedChoice, forcedColors } from '../theme/forced.ts'

export const list = style({
  display: 'flex',
  gap: 6,
  overflowX: 'auto',
  padding: 5,
  margin: -5,
  scrollbarWidth: 'thin',
  // A finger pushes the row along; with a mouse, what is cut off at the end is not found.
  '@media': { '(min-width: 641px)': { flexWrap: 'wrap' } },
})
export const chip = style({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  maxWidth: 'min(100%, 260px)',
  minHeight: measure.control.small,
  padding: '0 14px',
  background: color.surface,
  border: `1px solid ${color.border}`,
  borderRadius: measure.radius.full,
  fontSize: '.90625rem',
  fontWeight: 550,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: color.action },
    '&[aria-pressed=true]': {
      borderColor: color.action,
      background: color.actionTint,
      color: color.action,
      fontWeight: 650,
    },
  },
  '@media': { [forcedColors]: { selectors: { '&[aria-pressed=true]': forcedChoice } } },
})
export const words = style({ overflow: 'hidden', textOverflow: 'ellipsis' })
export const count = style({ flex: 'none', color: color.muted, fontWeight: 450, fontVariantNumeric: 'tabular-nums' })
const dot = style({ flex: 'none', width: 9, height: 9, borderRadius: '50%' })
export const dots = styleVariants({
  teal: [dot, { background: color.action }],
  marigold: [dot, { background: color.marigold }],
  coral: [dot, { background: color.coral }],
  sky: [dot, { background: color.sky }],
  leaf: [dot, { background: color.leaf }],
})
