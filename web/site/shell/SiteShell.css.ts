import { globalStyle, style } from '@vanilla-extract/css'

export const shell = style({
  minHeight: '100dvh',
  display: 'grid',
  gridTemplateRows: 'auto auto 1fr auto',
  gridTemplateColumns: 'minmax(0, 1fr)',
})
/* A word that is wider than the screen, in letters twice as large, breaks instead of pushing the page aside. */
globalStyle(`${shell} :is(h1, h2, h3, h4, p, li, dt, dd, label), ${shell} :is(main, footer) a`, {
  overflowWrap: 'anywhere',
})
export const main = style({ minWidth: 0, paddingBottom: 'clamp(22px, 3vw, 44px)' })
globalStyle(`${main}:focus`, { outline: 'none' })
