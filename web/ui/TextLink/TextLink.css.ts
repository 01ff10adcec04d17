import { style, styleVariants } from '@vanilla-extract/css'
import { color } from '../theme/contract.css.ts'

const link = style({
  borderRadius: 4,
  textUnderlineOffset: '.18em',
  textDecorationThickness: '1px',
  selectors: { '&:hover': { textDecorationThickness: '2px' } },
})

export const tone = styleVariants({
  /** Inside running text: underlined. */
  text: [link, { color: color.action, textDecorationLine: 'underline' }],
  /** Alone on its line, often with an arrow. */
  alone: [
    link,
    {
      color: color.action,
      fontWeight: 650,
      display: 'inline-flex',
      alignItems: 'center',
      gap: 6,
      minHeight: 24,
      textDecorationLine: 'none',
      selectors: { '&:hover': { textDecorationLine: 'underline' } },
    },
  ],
  inherit: [link, { color: 'inherit', textDecorationLine: 'underline' }],
  /** A name in a table or list that opens its page. */
  name: [
    link,
    {
      color: color.text,
      fontWeight: 600,
      textDecorationLine: 'none',
      selectors: { '&:hover': { color: color.action, textDecorationLine: 'underline' } },
    },
  ],
})
