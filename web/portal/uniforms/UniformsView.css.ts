import { globalStyle, style } from '@vanilla-extract/css'
import { color, measure, shadow } from '#web/ui/theme/contract.css.ts'
import { barHeight, thumb } from '../shell/PortalShell.css.ts'

const phone = '(max-width: 520px)'

/** Two beside each other on a phone, more where there is room. */
export const items = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))',
  gap: measure.space.s16,
  '@media': { [phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: measure.space.s8 } },
})
globalStyle(`${items} > li`, { display: 'grid' })
export const item = style({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  gap: measure.space.s8,
})
export const words = style({ display: 'grid', gap: measure.space.s4, flexGrow: 1, alignContent: 'start' })
/** The two columns of a phone have no room for a sentence. */
export const description = style({ '@media': { [phone]: { display: 'none' } } })

/** Stays at the lower edge while one looks around, above a bar of navigation. */
export const basket = style({
  position: 'sticky',
  bottom: measure.space.s16,
  zIndex: 2,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: measure.space.s12,
  padding: `${measure.space.s12} ${measure.space.s16}`,
  borderRadius: measure.radius.card,
  background: color.raised,
  border: `1px solid ${color.border}`,
  boxShadow: shadow.three,
  '@media': { [thumb]: { bottom: `calc(${barHeight + 8}px + env(safe-area-inset-bottom))` } },
})

export const line = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: measure.space.s12,
  paddingBlock: measure.space.s8,
  borderBottom: `1px solid ${color.border}`,
})
export const lineEnd = style({ display: 'flex', alignItems: 'center', gap: measure.space.s4 })
export const total = style({ display: 'flex', justifyContent: 'space-between', gap: measure.space.s12 })
export const choices = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
  gap: measure.space.s12,
})
export const pictured = style({ maxInlineSize: 240, marginInline: 'auto', inlineSize: '100%' })

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
