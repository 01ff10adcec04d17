import { style } from '@vanilla-extract/css'
import { color, measure } from '#web/ui/theme/contract.css.ts'

/** A card fills it: all of a row are as high as each other. */
export const cell = style({ display: 'grid' })
export const head = style({
  display: 'flex',
  gap: measure.space.s8,
  justifyContent: 'space-between',
  alignItems: 'start',
})
export const name = style({ display: 'grid', gap: 2 })
export const title = style({ color: color.text, fontSize: measure.size.h2, fontWeight: 650 })
export const ages = style({ color: color.muted, fontSize: measure.size.small })
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: measure.space.s8,
  alignItems: 'center',
  justifyContent: 'space-between',
})
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
  gap: measure.space.s16,
  alignItems: 'start',
  '@media': { '(max-width: 1100px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const list = style({ display: 'grid' })
export const entry = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '2px 12px',
  alignItems: 'center',
  padding: `10px ${measure.space.s16}`,
  borderBottom: `1px solid ${color.border}`,
  selectors: { '&:last-child': { borderBottom: 0 } },
})
export const note = style({ gridColumn: '1 / -1', color: color.muted, fontSize: measure.size.small })
