import { style, styleVariants } from '@vanilla-extract/css'
import { color, measure, shadow } from '../theme/contract.css.ts'

export const tabs = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' })
export const panel = style({ borderRadius: measure.radius.small })

export const list = styleVariants({
  pill: {
    display: 'flex',
    gap: 4,
    padding: 4,
    borderRadius: measure.radius.full,
    background: color.sunken,
  },
  underline: {
    display: 'flex',
    gap: 14,
    overflowX: 'auto',
    scrollbarWidth: 'none',
    boxShadow: `inset 0 -1px ${color.border}`,
  },
})

const tab = style({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 6,
  border: 0,
  background: 'none',
  color: color.muted,
  fontWeight: 600,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: { '&:hover': { color: color.text } },
})

export const look = styleVariants({
  pill: [
    tab,
    {
      flex: '1 1 0',
      minWidth: 0,
      minHeight: 44,
      padding: '4px 10px',
      lineHeight: 1.2,
      whiteSpace: 'normal',
      borderRadius: measure.radius.full,
      selectors: { '&[aria-selected=true]': { background: color.surface, color: color.text, boxShadow: shadow.one } },
    },
  ],
  underline: [
    tab,
    {
      minHeight: 42,
      padding: '0 6px',
      borderBottom: '2.5px solid transparent',
      selectors: {
        '&[aria-selected=true]': { color: color.action, borderBottomColor: color.action },
        '&:focus-visible': { outlineOffset: -3, borderRadius: 6 },
      },
      '@media': { '(pointer: coarse)': { minHeight: 48 } },
    },
  ],
})

export const count = style({
  minWidth: 20,
  padding: '0 7px',
  borderRadius: measure.radius.full,
  background: color.neutralTint,
  color: color.neutral,
  fontSize: '.75rem',
  lineHeight: '20px',
  fontVariantNumeric: 'tabular-nums',
})
