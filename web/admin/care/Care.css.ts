import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { color, measure } from '#web/ui/theme/contract.css.ts'
import { forcedChoice, forcedColors } from '#web/ui/theme/forced.ts'
import { face as anyFace, pressable } from '../attendance/home/GoingHome.css.ts'

/** The room at the end is for a message over it. */
export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: measure.space.s16,
  paddingBottom: 72,
})
/** Its button stays beside the words, so that no face moves under a finger. */
export const said = style({
  minHeight: 48,
  display: 'flex',
  alignItems: 'center',
  gap: measure.space.s12,
})
export const wrong = style({ color: color.danger, fontWeight: 650 })

/** Pressed with a thumb: on a tablet, and on every phone. */
const thumb = '(pointer: coarse), (max-width: 640px)'

const on = {
  background: color.actionTint,
  borderColor: color.action,
  color: color.action,
  fontWeight: 700,
}

export const kinds = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(80px, 1fr))',
  gap: measure.space.s8,
})
export const kind = style([
  pressable,
  {
    minHeight: 64,
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    gap: 2,
    padding: '6px 4px',
    fontSize: measure.size.small,
    fontWeight: 600,
    selectors: { '&[aria-pressed=true]': on },
    '@media': { [forcedColors]: { selectors: { '&[aria-pressed=true]': forcedChoice } } },
  },
])

/** What is chosen of a kind: several rows of few choices, and when it happened; fields are as high as the choices. */
export const values = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: `${measure.space.s12} ${measure.space.s20}`,
  vars: { [measure.control.height]: '40px' },
  '@media': { [thumb]: { vars: { [measure.control.height]: '48px' } } },
})
export const choice = style({ display: 'grid', gap: 4, minWidth: 0, margin: 0, padding: 0, border: 0 })
export const legend = style({ padding: 0, color: color.muted, fontSize: measure.size.small, fontWeight: 550 })
export const options = style({ display: 'flex', flexWrap: 'wrap', gap: measure.space.s8 })
export const option = style([
  pressable,
  {
    position: 'relative',
    minWidth: 48,
    minHeight: 40,
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 6,
    padding: '0 14px',
    borderRadius: measure.radius.button,
    selectors: {
      '&:has(:checked)': on,
      '&:has(:focus-visible)': { outline: `3px solid ${color.focus}`, outlineOffset: 1 },
    },
    '@media': {
      [thumb]: { minHeight: 48 },
      // five of them in a row of a phone
      '(max-width: 640px)': { padding: '0 10px' },
      [forcedColors]: { selectors: { '&:has(:checked)': forcedChoice } },
    },
  },
])
export const input = style({ position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' })
export const number = style({ width: 112 })
export const when = style({ width: 96 })

/** As high without its buttons, so that no face moves under a finger. */
export const head = style({
  minHeight: 48,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: measure.space.s12,
})
export const faces = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(104px, 1fr))',
  gap: measure.space.s8,
})
export const face = style([
  anyFace,
  {
    position: 'relative',
    selectors: { '&[aria-pressed=true]': { ...on, color: color.text } },
    '@media': { [forcedColors]: { selectors: { '&[aria-pressed=true]': forcedChoice } } },
  },
])
export const first = style({ fontWeight: 650 })
export const note = style({ color: color.muted, fontSize: measure.size.small })
export const short = style({ color: color.warning, fontSize: measure.size.small, fontWeight: 650 })
const anyMark = style({ position: 'absolute', insetBlockStart: 6, color: color.action })
export const mark = style([anyMark, { insetInlineEnd: 6 }])
export const waits = style([anyMark, { insetInlineStart: 6, color: color.warning }])

const glow = keyframes({
  '0%, 100%': { boxShadow: `0 0 0 0 ${color.warning}` },
  '50%': { boxShadow: `0 0 0 4px ${color.warning}` },
})
export const sleepers = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
  gap: measure.space.s8,
})
const due = {
  background: color.warningTint,
  borderColor: color.warning,
  '@media': { '(prefers-reduced-motion: no-preference)': { animation: `${glow} 2s ease-in-out infinite` } },
}
const anySleeper = style([
  pressable,
  {
    width: '100%',
    minHeight: 64,
    display: 'flex',
    alignItems: 'center',
    gap: measure.space.s12,
    padding: '8px 12px',
    textAlign: 'start',
    lineHeight: 1.25,
    overflowWrap: 'anywhere',
  },
])
export const sleeper = styleVariants({ fine: [anySleeper], due: [anySleeper, due] })
/** In a grid of faces, over what a pressed one looks like. */
export const faceDue = style({
  selectors: { '&&, &&[aria-pressed=true]': { background: color.warningTint, borderColor: color.warning } },
  '@media': due['@media'],
})
export const who = style({ display: 'grid', minWidth: 0 })
export const look = style({ color: color.warning, fontSize: measure.size.small, fontWeight: 700 })

export const entry = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: measure.space.s12,
  padding: `${measure.space.s8} 0`,
  borderTop: `1px solid ${color.border}`,
  selectors: { '&:first-child': { borderTop: 0 } },
  '@media': { '(max-width: 520px)': { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
})
export const icon = style({ display: 'grid', paddingTop: 2, color: color.action })
export const words = style({ display: 'grid', gap: 2, minWidth: 0, overflowWrap: 'anywhere' })
export const gone = style({ textDecoration: 'line-through', color: color.muted })
export const answers = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: measure.space.s8,
  '@media': { '(max-width: 520px)': { gridColumn: '2' } },
})
