import { style, styleVariants } from '@vanilla-extract/css'
import { color, measure } from '../theme/contract.css.ts'

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: `2px ${measure.space.s12}`,
  alignItems: 'start',
  alignContent: 'start',
})

const input = style({
  appearance: 'none',
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  margin: 0,
  background: color.surface,
  border: `1.5px solid ${color.control}`,
  cursor: 'pointer',
  selectors: {
    '&:hover:not(:disabled)': { borderColor: color.text },
    '&:checked': { background: color.action, borderColor: color.action },
    '&:disabled': { opacity: 0.5, cursor: 'not-allowed' },
    '&[aria-invalid=true]': { borderColor: color.danger, boxShadow: `0 0 0 1px ${color.danger}` },
  },
  /* Forced colours take the grounds away, and the drawn tick with them: the browser's own control comes back. */
  '@media': { '(forced-colors: active)': { appearance: 'auto' } },
})

const tick = 'polygon(10% 52%, 22% 40%, 41% 59%, 78% 20%, 90% 32%, 41% 83%)'

export const box = style([
  input,
  {
    borderRadius: 6,
    selectors: {
      '&:indeterminate': { background: color.action, borderColor: color.action },
      '&::before': { content: '', width: '76%', height: '76%', background: color.onAction, clipPath: tick, scale: 0 },
      '&:checked::before': { scale: 1 },
      '&:indeterminate::before': { scale: 1, clipPath: 'inset(42% 10%)' },
    },
  },
])

export const dot = style([
  input,
  {
    borderRadius: '50%',
    selectors: {
      '&::before': {
        content: '',
        width: '42%',
        height: '42%',
        borderRadius: '50%',
        background: color.onAction,
        scale: 0,
      },
      '&:checked::before': { scale: 1 },
    },
  },
])

export const size = styleVariants({
  normal: { width: measure.control.box, height: measure.control.box },
  /** In table rows: the cell around it is the target. */
  small: { width: 18, height: 18 },
})

/** Fills its table cell, so that the target is at least 24 px. A press with Shift marks no text. */
export const cell = style({
  display: 'grid',
  placeItems: 'center',
  minWidth: 28,
  minHeight: 28,
  '@media': { '(pointer: coarse)': { minWidth: 44, minHeight: 44 } },
  cursor: 'pointer',
  userSelect: 'none',
})

/** For a finger the box and its label are a target of 44 px; what can be pressed within the label lies above it. */
export const label = style({
  position: 'relative',
  isolation: 'isolate',
  minHeight: 24,
  lineHeight: 1.45,
  cursor: 'pointer',
  paddingTop: 1,
  '@media': {
    '(pointer: coarse)': {
      '::after': {
        content: '',
        position: 'absolute',
        zIndex: -1,
        inset: `-10px 0 -10px calc(-1 * (${measure.control.box} + ${measure.space.s12}))`,
      },
    },
  },
})
export const below = style({ gridColumn: 2 })
export const legend = style({ padding: 0, marginBottom: 6 })
