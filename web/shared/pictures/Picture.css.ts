import { style, styleVariants } from '@vanilla-extract/css'

/** The box around the formats takes no part in the layout. */
export const around = style({ display: 'contents' })

export const picture = styleVariants({
  whole: { width: '100%', height: 'auto' },
  cover: { width: '100%', height: '100%', objectFit: 'cover' },
})
