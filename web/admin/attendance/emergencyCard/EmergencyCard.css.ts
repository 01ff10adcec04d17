import { style } from '@vanilla-extract/css'
import { color, measure } from '#web/ui/theme/contract.css.ts'

export const people = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' })
export const person = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${measure.space.s8} ${measure.space.s16}`,
  paddingBlock: measure.space.s12,
  selectors: { '&:not(:last-child)': { borderBottom: `1px solid ${color.border}` } },
})
export const who = style({
  flex: '1 1 220px',
  minWidth: 0,
  display: 'flex',
  alignItems: 'center',
  gap: measure.space.s12,
  overflowWrap: 'anywhere',
})
export const names = style({ minWidth: 0, display: 'grid', gap: 2 })
export const name = style({ fontWeight: 650 })
export const known = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: measure.space.s8,
  color: color.muted,
})
/** As somebody wrote it, line by line. */
export const notes = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' })
