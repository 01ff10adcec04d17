import { globalStyle, style } from '@vanilla-extract/css'

export const shell = style({
  minHeight: '100dvh',
  display: 'grid',
  gridTemplateRows: 'auto auto 1fr auto',
  gridTemplateColumns: 'minmax(0, 1fr)',
})
export const main = style({ minWidth: 0, paddingBottom: 'clamp(22px, 3vw, 44px)' })
globalStyle(`${main}:focus`, { outline: 'none' })
