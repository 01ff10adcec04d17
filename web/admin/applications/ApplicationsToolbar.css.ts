import { style } from '@vanilla-extract/css'
import { measure } from '#web/ui/theme/contract.css.ts'

const narrow = '(max-width: 900px)'

export const tools = style({ display: 'flex', flexWrap: 'wrap', gap: measure.space.s8, alignItems: 'center' })
export const search = style({ width: 220, '@media': { [narrow]: { width: '100%' } } })
export const choice = style({ minWidth: 140, maxWidth: 230, '@media': { [narrow]: { flex: 1, maxWidth: 'none' } } })
export const end = style({
  display: 'flex',
  gap: measure.space.s8,
  alignItems: 'center',
  marginLeft: 'auto',
  whiteSpace: 'nowrap',
  '@media': { [narrow]: { width: '100%', marginLeft: 0 } },
})
/** On a phone the control takes the room that the button leaves. */
export const view = style({ '@media': { [narrow]: { flex: 1, minWidth: 0 } } })
