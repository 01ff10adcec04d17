import { globalStyle, style } from '@vanilla-extract/css'
import { color, measure } from '#web/ui/theme/contract.css.ts'

/** The card is narrow beside another one as well as on a phone, so it looks at its own width. */
export const card = style({
  display: 'grid',
  gap: 14,
  containerType: 'inline-size',
  height: '100%',
  gridTemplateRows: 'auto 1fr auto',
})
export const top = style({
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr) auto',
  gap: '10px 14px',
  alignItems: 'center',
  '@container': { '(max-width: 430px)': { gridTemplateColumns: '64px minmax(0, 1fr)' } },
})
export const state = style({ '@container': { '(max-width: 430px)': { gridColumn: '1 / -1' } } })
globalStyle(`${state} > span`, { fontSize: '.875rem', padding: '4px 11px' })
export const middle = style({ display: 'grid', gap: 14, alignContent: 'start' })
export const facts = style({ display: 'grid', gap: measure.space.s8, alignContent: 'start' })
export const fact = style({ display: 'flex', gap: 10, alignItems: 'flex-start', lineHeight: 1.4 })
globalStyle(`${fact} > svg`, { flex: 'none', marginTop: 2, color: color.muted })
globalStyle(`${fact} > span`, { minWidth: 0, overflowWrap: 'anywhere' })
/** At the foot of the card, so that the buttons of two cards beside each other line up. */
export const acts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: measure.space.s8,
  alignSelf: 'end',
  overflowWrap: 'anywhere',
  '@container': { '(max-width: 380px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const alarm = style({})
globalStyle(`${fact}${alarm} > svg`, { color: color.danger })

export const row = style({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr) auto',
  gap: 14,
  alignItems: 'center',
  minHeight: 52,
  height: '100%',
})
export const words = style({ display: 'grid', minWidth: 0, overflowWrap: 'anywhere' })
export const arrow = style({ color: color.muted })
/** What happens and what to bring; all of it is with the activity. */
export const bring = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  color: color.muted,
  fontSize: measure.size.small,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
})
