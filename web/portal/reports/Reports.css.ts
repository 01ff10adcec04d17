import { style } from '@vanilla-extract/css'
import { color, measure } from '#web/ui/theme/contract.css.ts'

/** Of no use on paper. */
export const onScreen = style({ '@media': { print: { display: 'none' } } })
export const list = style({ display: 'grid' })
export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  gap: `2px ${measure.space.s12}`,
  alignItems: 'center',
  padding: `${measure.space.s12} ${measure.space.s16}`,
  color: color.text,
  textDecoration: 'none',
  selectors: {
    'li + li > &': { borderTop: `1px solid ${color.border}` },
    '&:hover': { background: color.actionTint },
    '&:focus-visible': { outlineOffset: -2 },
  },
})
export const title = style({ fontWeight: 600, overflowWrap: 'anywhere' })
export const about = style({ gridColumn: 1, color: color.muted, fontSize: measure.size.small })
export const mark = style({ gridColumn: 2, gridRow: '1 / span 2' })
export const arrow = style({ gridColumn: 3, gridRow: '1 / span 2', display: 'grid', color: color.muted })
export const none = style({ padding: measure.space.s16 })
export const section = style({ display: 'grid', gap: measure.space.s4 })
/** Of a paragraph of a report. */
export const heading = style({ fontSize: measure.size.body, fontWeight: 650, overflowWrap: 'anywhere' })
export const text = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: '68ch' })
