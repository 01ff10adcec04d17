import { style } from '@vanilla-extract/css'
import { color, measure } from '#web/ui/theme/contract.css.ts'

/** Cards of one row are equally high. */
export const item = style({ display: 'grid' })
export const head = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: 12,
  alignItems: 'center',
})
export const name = style({ display: 'grid', gap: 2, minWidth: 0, overflowWrap: 'anywhere' })
export const who = style({ fontWeight: 650 })
export const reach = style({ color: color.muted, fontSize: measure.size.small })
export const children = style({ display: 'flex', flexWrap: 'wrap', gap: '4px 12px' })
