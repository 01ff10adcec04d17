import { style } from '@vanilla-extract/css'

/** Rows of another filter are dimmed while those of this one are read. */
export const region = style({ minWidth: 0, selectors: { '&[inert]': { opacity: 0.5 } } })
