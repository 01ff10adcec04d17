import { styleVariants } from '@vanilla-extract/css'
import { color, measure } from '../theme/contract.css.ts'

export const look = styleVariants({
  display: { fontSize: measure.size.display, lineHeight: 1.06 },
  h1: { fontSize: measure.size.h1 },
  h2: { fontSize: measure.size.h2 },
  h3: { fontSize: measure.size.h3 },
  /** A small title in the text face, for dense places. */
  label: {
    fontFamily: measure.font.body,
    fontSize: measure.size.body,
    fontWeight: 650,
    lineHeight: 1.35,
    wordSpacing: 0,
  },
})

export const tone = styleVariants({
  text: { color: color.text },
  action: { color: color.action },
  inherit: { color: 'inherit' },
})
export const align = styleVariants({ start: {}, center: { textAlign: 'center' } })
