import { styleVariants } from '@vanilla-extract/css'

export const picture = styleVariants({
  whole: { width: '100%', height: 'auto' },
  cover: { width: '100%', height: '100%', objectFit: 'cover' },
})
