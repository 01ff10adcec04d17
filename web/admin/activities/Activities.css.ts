import { style } from '@vanilla-extract/css'
import { color, measure } from '#web/ui/theme/contract.css.ts'

const narrow = '(max-width: 720px)'

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) minmax(110px, auto) auto',
  gap: measure.space.s16,
  alignItems: 'center',
  padding: `${measure.space.s12} ${measure.space.s16}`,
  selectors: { '& + &': { borderTop: `1px solid ${color.border}` } },
  '@media': {
    [narrow]: {
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      gap: `${measure.space.s8} ${measure.space.s12}`,
      alignItems: 'start',
    },
  },
})
/** Lines that are read, away from the counts beside them. */
export const about = style({ display: 'grid', gap: 4, minWidth: 0, maxWidth: '90ch', overflowWrap: 'anywhere' })
export const titleLine = style({ display: 'flex', flexWrap: 'wrap', gap: '4px 8px', alignItems: 'center' })
export const facts = style({ display: 'flex', flexWrap: 'wrap', gap: '2px 16px', fontSize: measure.size.small })
export const fact = style({
  display: 'inline-flex',
  gap: 6,
  alignItems: 'center',
  fontVariantNumeric: 'tabular-nums',
})
export const replies = style({
  display: 'grid',
  justifyItems: 'end',
  textAlign: 'end',
  '@media': {
    [narrow]: {
      gridColumn: 2,
      display: 'flex',
      flexWrap: 'wrap',
      gap: '2px 8px',
      alignItems: 'center',
      textAlign: 'start',
    },
  },
})
export const acts = style({
  display: 'flex',
  gap: 2,
  gridColumn: -2,
  '@media': { [narrow]: { gridColumn: 2, marginLeft: -8 } },
})

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: measure.space.s8,
  alignItems: 'center',
  justifyContent: 'space-between',
})
export const calendar = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(260px, 320px)',
  gap: measure.space.s16,
  alignItems: 'start',
  '@media': { '(max-width: 1100px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
/** On a phone the list leads. */
export const agenda = style({ minWidth: 0, '@media': { [narrow]: { order: -1 } } })
export const agendaRow = style({
  display: 'flex',
  gap: measure.space.s12,
  alignItems: 'center',
  padding: `10px ${measure.space.s16}`,
  selectors: { '& + &': { borderTop: `1px solid ${color.border}` } },
})
export const nothing = style({ padding: measure.space.s16 })

export const form = style({ maxWidth: 760 })
export const picture = style({ width: '100%', maxHeight: 220, objectFit: 'cover', borderRadius: measure.radius.card })
export const names = style({ display: 'grid', marginTop: 4 })
export const name = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 12px',
  justifyContent: 'space-between',
  padding: '6px 0',
  borderBottom: `1px solid ${color.border}`,
})
