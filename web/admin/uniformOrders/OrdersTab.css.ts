import { style } from '@vanilla-extract/css'

/** Several lines in a cell need air above and below. */
export const lines = style({ paddingBlock: 6 })
/** The words of the longest status are never cut off. */
export const status = style({ minWidth: 132 })
