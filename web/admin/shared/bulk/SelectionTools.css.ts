import { style } from '@vanilla-extract/css'
import { color, measure, shadow } from '#web/ui/theme/contract.css.ts'

/** Part of its toolbar; on a phone it lies over the end of the page, since the toolbar is far up by then. */
export const tools = style({
  display: 'contents',
  '@media': {
    '(max-width: 640px)': {
      position: 'fixed',
      insetInline: measure.space.s8,
      bottom: measure.space.s8,
      zIndex: 4,
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: measure.space.s8,
      padding: measure.space.s12,
      borderRadius: measure.radius.card,
      border: `1px solid ${color.border}`,
      background: color.raised,
      boxShadow: shadow.two,
    },
  },
})
