import { createVar, keyframes, style, styleVariants } from '@vanilla-extract/css'
import { color, measure } from '../theme/contract.css.ts'

export const width = createVar()
const fade = keyframes({ '50%': { opacity: 0.5 } })

export const bar = style({
  display: 'block',
  width,
  maxWidth: '100%',
  // on every ground, in both schemes, it can be told from what is not there
  background: color.border,
  borderRadius: measure.radius.small,
  '@media': { '(prefers-reduced-motion: no-preference)': { animation: `${fade} 1.2s ease-in-out infinite` } },
})
export const height = styleVariants({
  line: { height: '1em', marginBlock: '.25em' },
  row: { height: 40 },
  card: { height: 84 },
  block: { height: 220 },
})
