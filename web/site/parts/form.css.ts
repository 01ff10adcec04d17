import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { color, measure } from '#web/ui/theme/contract.css.ts'
import { screens } from './screens.ts'

export const form = style({ display: 'grid', gap: measure.space.s20 })
export const sections = style({ display: 'grid', gap: 28 })
export const pair = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: measure.space.s20,
  '@media': { [screens.narrow]: { gridTemplateColumns: '1fr' } },
})
export const section = style({
  display: 'grid',
  gap: measure.space.s20,
  paddingTop: 26,
  borderTop: `1px solid ${color.border}`,
  selectors: { '&:first-of-type': { paddingTop: 0, borderTop: 0 } },
})
export const legend = style({ display: 'flex', gap: 12, alignItems: 'center', padding: 0 })
/** Short answers do not need a wide field. */
export const short = style({ maxWidth: 380, '@media': { [screens.narrow]: { maxWidth: 'none' } } })

const breathe = keyframes({ '50%': { opacity: 0.55 } })
export const waiting = style({ display: 'grid', gap: measure.space.s20 })
export const bar = style({
  height: measure.control.height,
  borderRadius: measure.radius.small,
  background: color.sunken,
  '@media': { '(prefers-reduced-motion: no-preference)': { animation: `${breathe} 1.2s ease-in-out infinite` } },
})
globalStyle(`${waiting} > div`, {
  display: 'grid',
  gap: 8,
  // Nothing will come where scripts are off.
  '@media': { '(scripting: none)': { display: 'none' } },
})
export const word = style({ width: 140, height: 20, borderRadius: measure.radius.small, background: color.sunken })
export const tall = style({ height: 96 })
