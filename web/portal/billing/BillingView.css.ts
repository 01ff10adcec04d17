import { style } from '@vanilla-extract/css'
import { color, measure } from '#web/ui/theme/contract.css.ts'

export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${measure.space.s4} ${measure.space.s12}`,
  alignItems: 'center',
  padding: `${measure.space.s12} ${measure.space.s16}`,
  borderBottom: `1px solid ${color.border}`,
  selectors: { '&:last-child': { borderBottom: 0 } },
})
/** The paper of a line, below its amount. */
export const paper = style({ justifySelf: 'end' })
export const amount = style({ textAlign: 'right', fontVariantNumeric: 'tabular-nums' })
export const detail = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: measure.space.s8,
  minWidth: 0,
})
export const none = style({ padding: measure.space.s16 })
