import { style } from '@vanilla-extract/css'
import { color, measure } from '#web/ui/theme/contract.css.ts'

export const steps = style({ display: 'grid', gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' })

/** A line to the step before, and a dot on it. */
export const step = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: measure.space.s4,
  textAlign: 'center',
  color: color.muted,
  selectors: {
    '&:not(:first-child)::before': {
      content: '""',
      position: 'absolute',
      top: 11,
      right: 'calc(50% + 14px)',
      left: 'calc(-50% + 14px)',
      borderTop: `2px solid ${color.border}`,
    },
  },
})
export const done = style({
  color: color.text,
  selectors: { '&:not(:first-child)::before': { borderTopColor: color.action } },
})

export const dot = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 24,
  blockSize: 24,
  borderRadius: measure.radius.full,
  border: `2px solid ${color.control}`,
  background: color.surface,
  selectors: {
    [`${done} &`]: { background: color.action, borderColor: color.action, color: color.onAction },
  },
})
export const name = style({ fontSize: measure.size.tiny, lineHeight: 1.25 })
export const now = style({ fontWeight: 650 })
