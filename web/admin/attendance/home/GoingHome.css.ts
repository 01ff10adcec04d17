import { style } from '@vanilla-extract/css'
import { color, measure } from '#web/ui/theme/contract.css.ts'

/** Room at the end for the message with Undo, which would lie over the last faces of a phone. */
export const groups = style({ display: 'grid', gap: measure.space.s24, paddingBottom: 96 })
export const faces = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(104px, 1fr))',
  gap: measure.space.s8,
  '@media': { '(min-width: 1000px)': { gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))' } },
})
/** A face or a name that is pressed as a whole. */
export const pressable = style({
  color: color.text,
  font: 'inherit',
  background: color.surface,
  border: `1px solid ${color.border}`,
  borderRadius: measure.radius.card,
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: color.action },
    '&:focus-visible': { outline: `3px solid ${color.focus}`, outlineOffset: 1 },
  },
})
export const face = style([
  pressable,
  {
    width: '100%',
    height: '100%',
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'start',
    gap: 4,
    padding: `${measure.space.s12} 6px`,
    lineHeight: 1.25,
    overflowWrap: 'anywhere',
    selectors: { '&:active': { background: color.actionTint } },
  },
])
export const gone = style({ background: color.sunken })
export const first = style({ fontWeight: 650 })
export const note = style({ color: color.muted, fontSize: measure.size.small })
export const people = style({ display: 'grid', gap: measure.space.s8 })
export const person = style([
  pressable,
  {
    width: '100%',
    minHeight: 64,
    display: 'flex',
    alignItems: 'center',
    gap: measure.space.s12,
    padding: '8px 12px',
    textAlign: 'start',
    overflowWrap: 'anywhere',
    selectors: { '&:active': { background: color.actionTint } },
  },
])
export const who = style({ display: 'grid', minWidth: 0 })
