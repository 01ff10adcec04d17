import { globalStyle, style } from '@vanilla-extract/css'

export const long = style({})
/** Among faces, its child takes the place of two. */
globalStyle(`li:has(> button > ${long})`, { gridColumn: 'span 2', minWidth: 216 })
