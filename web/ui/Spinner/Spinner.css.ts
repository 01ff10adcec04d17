import { keyframes, style } from '@vanilla-extract/css'
import { color, measure } from '../theme/contract.css.ts'

const turn = keyframes({ to: { rotate: '1turn' } })
export const box = style({ display: 'inline-flex', alignItems: 'center', gap: measure.space.s12, color: color.muted })
export const wheel = style({
  width: 20,
  height: 20,
  flex: 'none',
  borderRadius: '50%',
  border: `3px solid ${color.border}`,
  borderTopColor: color.action,
  '@media': { '(prefers-reduced-motion: no-preference)': { animation: `${turn} .9s linear infinite` } },
})
