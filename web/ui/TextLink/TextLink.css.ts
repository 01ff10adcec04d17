import { style, styleVariants } from '@vanilla-extract/css'
import { color } from '../theme/contract.css.ts'

const link = style({
  borderRadius: 4,
  textUnderlineOffset: '.18em',
  textDecorationThickness: '1px',
  selectors: { '&:hover': { textDecorationThickness: '2px' } },
})

/** On a touch screen as high as a thumb: the padding of a link within a line moves nothing. */
const inLine = style([link, { '@media': { '(pointer: coarse)': { paddingBlock: 13 } } }])

export const tone = styleVariants({
  /** Inside running text: underlined. */
  text: [inLine, { color: color.action, textDecorationLine: 'underline' }],
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
      position: 'relative',
      selectors: {
        '&:hover': { textDecorationLine: 'underline' },
        '&::after': { content: '', position: 'absolute', inset: '-10px 0' },
      },
    },
  ],
  inherit: [inLine, { color: 'inherit', textDecorationLine: 'underline' }],
  /** A name in a table or list that opens its page. */
  name: [
    inLine,
    {
      color: color.text,
      fontWeight: 600,
      textDecorationLine: 'none',
      selectors: { '&:hover': { color: color.action, textDecorationLine: 'underline' } },
    },
  ],
})
