import { style } from '@vanilla-extract/css'
import { color, measure } from '#web/ui/theme/contract.css.ts'

/** With large letters the amount of a line stands below what it is for. */
const narrow = '(max-width: 17rem)'
export const lines = style({ containerType: 'inline-size' })
export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${measure.space.s4} ${measure.space.s12}`,
  alignItems: 'center',
  padding: `${measure.space.s12} ${measure.space.s16}`,
  borderBottom: `1px solid ${color.border}`,
  selectors: { '&:last-child': { borderBottom: 0 } },
  '@container': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
/** The paper of a line, below its amount. */
export const paper = style({ justifySelf: 'end', '@container': { [narrow]: { justifySelf: 'start' } } })
export const amount = style({
  textAlign: 'right',
  fontVariantNumeric: 'tabular-nums',
  '@container': { [narrow]: { textAlign: 'left' } },
})
export const detail = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: measure.space.s8,
  minWidth: 0,
})
export const none = style({ padding: measure.space.s16 })
/** Below the lines, with the same edge as between them. */
export const foot = style({
  padding: `${measure.space.s8} ${measure.space.s16}`,
  borderTop: `1px solid ${color.border}`,
})
