import { style, styleVariants } from '@vanilla-extract/css'
import { color, measure } from '../theme/contract.css.ts'

export const size = styleVariants({
  lead: { fontSize: measure.size.lead, lineHeight: 1.6, textWrap: 'pretty' },
  body: { fontSize: measure.size.body, lineHeight: measure.line.body },
  small: { fontSize: measure.size.small, lineHeight: 1.4 },
  tiny: { fontSize: measure.size.tiny, lineHeight: '20px' },
  inherit: {},
})

export const tone = styleVariants({
  text: { color: color.text },
  muted: { color: color.muted },
  action: { color: color.action },
  good: { color: color.good },
  warning: { color: color.warning },
  danger: { color: color.danger },
  info: { color: color.info },
  inherit: {},
})

export const weight = styleVariants({
  regular: { fontWeight: 400 },
  medium: { fontWeight: 550 },
  strong: { fontWeight: 650 },
  inherit: {},
})

export const align = styleVariants({
  start: { textAlign: 'start' },
  center: { textAlign: 'center' },
  end: { textAlign: 'end' },
})

/** Running text is at most 68 characters wide, a lead 58. */
export const prose = style({ maxWidth: '68ch' })
export const proseLead = style({ maxWidth: '58ch' })

/** Amounts, times and counts line up. */
export const figures = style({ fontVariantNumeric: 'tabular-nums', fontFamily: measure.font.body })

export const oneLine = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', minWidth: 0 })
export const twoLines = style({
  overflow: 'hidden',
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
})
export const unbroken = style({ whiteSpace: 'nowrap' })
/** Keeps the line breaks somebody typed, and breaks a word that is too long. */
export const asTyped = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' })
