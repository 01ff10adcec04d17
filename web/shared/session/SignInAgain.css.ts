import { globalStyle, style } from '@vanilla-extract/css'
import { color, measure } from '#web/ui/theme/contract.css.ts'

/** Nothing of the page shows through. */
export const cover = style({
  position: 'fixed',
  inset: 0,
  width: '100vw',
  maxWidth: 'none',
  height: '100dvh',
  maxHeight: 'none',
  margin: 0,
  padding: `${measure.space.s32} ${measure.space.s20}`,
  border: 0,
  overflowY: 'auto',
  background: color.ground,
  color: color.text,
  selectors: { '&[open]': { display: 'grid', placeContent: 'safe center', justifyItems: 'center' } },
})
// a printer leaves backgrounds out, and prints what lies under them
globalStyle(`body:has(> ${cover}[open]) > :not(${cover})`, { '@media': { print: { display: 'none !important' } } })
export const content = style({ width: 'min(440px, calc(100vw - 40px))', display: 'grid', gap: measure.space.s20 })
export const words = style({ display: 'grid', gap: 6 })
