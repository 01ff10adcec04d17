import { style } from '@vanilla-extract/css'

/** Wide enough for a date and the button of its calendar. */
export const date = style({ width: 170 })
