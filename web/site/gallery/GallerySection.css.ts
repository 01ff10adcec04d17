import { style } from '@vanilla-extract/css'

export const after = style({ paddingTop: 28 })
