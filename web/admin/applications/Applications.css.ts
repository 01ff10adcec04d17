import { style } from '@vanilla-extract/css'
import { color, measure } from '#web/ui/theme/contract.css.ts'

export const closed = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 6px',
  alignItems: 'center',
  color: color.muted,
})

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 320px)',
  gap: `${measure.space.s24} ${measure.space.s32}`,
  alignItems: 'start',
  '@media': { '(max-width: 760px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
/** Takes the first focus, so that a long dialog opens at its beginning; it is no control, so no focus ring is shown. */
export const answers = style({ display: 'grid', gap: measure.space.s16, outline: 0 })
export const history = style({ display: 'grid', gap: measure.space.s16 })
export const event = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '0 12px',
  position: 'relative',
  selectors: {
    // A line from one event to the next, behind the marks.
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      left: 13,
      top: 30,
      bottom: -14,
      borderLeft: `1px solid ${color.border}`,
    },
  },
})
export const mark = style({
  display: 'grid',
  placeItems: 'center',
  width: 28,
  height: 28,
  borderRadius: measure.radius.full,
  background: color.neutralTint,
  color: color.neutral,
})
export const words = style({ display: 'grid', gap: 2, paddingTop: 4, lineHeight: 1.4 })
export const note = style({
  padding: '8px 12px',
  marginTop: 4,
  borderRadius: measure.radius.small,
  background: color.sunken,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
})
export const noteForm = style({ display: 'grid', gap: measure.space.s8, justifyItems: 'end' })
export const wide = style({ width: '100%' })
