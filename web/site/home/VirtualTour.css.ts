import { globalStyle, style } from '@vanilla-extract/css'
import { color } from '#web/ui/theme/contract.css.ts'
import { screens } from '../parts/screens.ts'

export const tour = style({
  display: 'grid',
  gridTemplateColumns: '1.35fr 1fr',
  overflow: 'hidden',
  '@media': { [screens.medium]: { gridTemplateColumns: '1fr' } },
})
export const look = style({
  minHeight: 420,
  overflow: 'hidden',
  ':focus-visible': { outlineOffset: -3 },
  '@media': { [screens.medium]: { minHeight: 0, aspectRatio: '4 / 3' } },
})
globalStyle(`${look} > img`, { transition: 'scale 180ms ease-out' })
globalStyle(`${look}:hover > img`, {
  '@media': { '(prefers-reduced-motion: no-preference)': { scale: '1.015' } },
})
export const box = style({
  display: 'grid',
  gap: 18,
  alignContent: 'center',
  justifyItems: 'start',
  padding: 'clamp(28px, 4vw, 52px)',
  background: color.actionTint,
})
