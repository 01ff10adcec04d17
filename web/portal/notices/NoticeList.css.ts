import { globalStyle, style } from '@vanilla-extract/css'
import { measure } from '#web/ui/theme/contract.css.ts'

const phone = 'screen and (max-width: 720px)'

export const list = style({ display: 'grid', gap: 10 })
export const notice = style({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr) auto',
  gap: '4px 14px',
  alignItems: 'center',
  '@media': { [phone]: { gridTemplateColumns: '44px minmax(0, 1fr)' } },
})
/** On a phone the day stands under the title, both beside the icon. */
globalStyle(`${notice} > :first-child`, { '@media': { [phone]: { gridRow: 'span 2' } } })
export const title = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 10px',
  alignItems: 'center',
  minWidth: 0,
  overflowWrap: 'anywhere',
})
globalStyle(`${title} :is(h2, h3)`, { fontSize: '1.125rem' })
export const day = style({ '@media': { [phone]: { gridColumn: 2, alignSelf: 'start' } } })
export const message = style({
  gridColumn: '2 / -1',
  overflowWrap: 'anywhere',
  '@media': { [phone]: { gridColumn: '1 / -1', marginTop: measure.space.s4 } },
})
