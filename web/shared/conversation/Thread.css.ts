import { style, styleVariants } from '@vanilla-extract/css'
import { color, measure } from '#web/ui/theme/contract.css.ts'

export const thread = style({ display: 'grid', gap: measure.space.s16, alignContent: 'start' })

const messageBase = style({ display: 'grid', gap: measure.space.s4, maxWidth: 'min(68ch, 88%)' })
export const message = styleVariants({
  own: [messageBase, { justifySelf: 'end', justifyItems: 'end' }],
  other: [messageBase, { justifySelf: 'start', justifyItems: 'start' }],
})

const bubbleBase = style({
  padding: `10px ${measure.space.s16}`,
  borderRadius: measure.radius.card,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
  minWidth: 0,
})
export const bubble = styleVariants({
  own: [bubbleBase, { background: color.actionTint, borderBottomRightRadius: measure.radius.small }],
  other: [
    bubbleBase,
    {
      background: color.surface,
      border: `1px solid ${color.border}`,
      borderBottomLeftRadius: measure.radius.small,
    },
  ],
})
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 8px',
  alignItems: 'center',
  color: color.muted,
  fontSize: measure.size.small,
})
export const writer = style({ color: color.text, fontWeight: 600 })
