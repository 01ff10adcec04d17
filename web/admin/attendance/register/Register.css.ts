import { globalStyle, style } from '@vanilla-extract/css'
import { color, measure } from '#web/ui/theme/contract.css.ts'

export const register = style({})
/** The row that the keyboard is in. */
globalStyle(`${register} tbody tr:has(:focus-visible)`, { background: color.actionTint })

export const child = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 8px' })
export const waiting = style({ display: 'inline-grid', color: color.warning })
/** Beside the notes that are left out there, this makes room for the menu of a line. */
const tablet = '(max-width: 860px)'
export const time = style({ width: 70, paddingBlock: 4, '@container': { [tablet]: { width: 64 } } })
export const note = style({
  minWidth: 124,
  paddingBlock: 4,
})
/** A note reads as text until somebody goes there. */
globalStyle(`${note} input:not(:focus):not(:hover)`, { borderColor: 'transparent', background: 'transparent' })
export const collector = style({ width: 134, paddingBlock: 4, '@container': { [tablet]: { width: 106 } } })
export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: measure.space.s8 })
export const ages = style({ color: color.muted, fontWeight: 400 })
export const keys = style({
  color: color.muted,
  fontSize: measure.size.small,
  '@media': { '(max-width: 640px), (pointer: coarse)': { display: 'none' }, print: { display: 'none' } },
})
export const key = style({
  padding: '0 5px',
  border: `1px solid ${color.border}`,
  borderRadius: 5,
  background: color.surface,
  fontFamily: 'inherit',
  fontWeight: 600,
})
export const conflicts = style({ display: 'grid', gap: measure.space.s8 })
export const conflict = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 12px',
})
export const answers = style({ display: 'flex', flexWrap: 'wrap', gap: measure.space.s8 })
