import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { color, measure } from '#web/ui/theme/contract.css.ts'

export const days = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(320px, 100%), 1fr))',
  gap: measure.space.s16,
  alignItems: 'start',
  // the whole week beside each other on one landscape page
  '@media': {
    print: {
      gridTemplateColumns: 'none',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
      gap: 6,
    },
  },
})
/** On paper the week begins on Monday, whatever day it is. */
export const placeOnPaper = [1, 2, 3, 4, 5, 6].map((order) => style({ '@media': { print: { order } } }))
export const onScreen = style({ '@media': { print: { display: 'none' } } })
/* Letters are sized by those of the document. */
globalStyle(`html:has(${days})`, { '@media': { print: { fontSize: 10 } } })
export const row = style({
  display: 'grid',
  gridTemplateColumns: '3.25em auto minmax(0, 1fr)',
  gap: measure.space.s12,
  alignItems: 'center',
  minHeight: 56,
  padding: `8px ${measure.space.s16}`,
  selectors: { '& + &': { borderTop: `1px solid ${color.border}` } },
  '@media': { print: { gridTemplateColumns: '3.25em minmax(0, 1fr)', gap: 4, minHeight: 0, padding: '3px 6px' } },
})
export const breakRow = style({ background: color.sunken })
export const time = style({
  color: color.muted,
  fontSize: measure.size.small,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.35,
})
export const timeLine = style({
  display: 'block',
  selectors: { '&:first-of-type': { color: color.text, fontWeight: 600 } },
})
export const icon = style({
  display: 'grid',
  placeItems: 'center',
  width: 36,
  height: 36,
  borderRadius: measure.radius.blob,
  '@media': { print: { display: 'none' } },
})
export const iconTone = styleVariants({
  sky: { background: color.skyTint, color: color.skyText },
  leaf: { background: color.leafTint, color: color.leafText },
  teal: { background: color.actionTint, color: color.action },
  marigold: { background: color.marigoldTint, color: color.marigoldText },
  coral: { background: color.coralTint, color: color.coralText },
  neutral: { background: color.neutralTint, color: color.neutral },
})
export const what = style({ display: 'grid', minWidth: 0, overflowWrap: 'anywhere' })
export const nothing = style({ padding: measure.space.s16 })
