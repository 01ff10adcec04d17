import { style } from '@vanilla-extract/css'
import { color, measure } from '#web/ui/theme/contract.css.ts'

const narrow = '(max-width: 640px)'

export const room = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(130px, 190px) minmax(0, 1fr) 150px 132px',
  gap: '6px 16px',
  alignItems: 'center',
  minHeight: 46,
  padding: `4px ${measure.space.s16}`,
  borderBottom: `1px solid ${color.border}`,
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr) auto', padding: `10px ${measure.space.s16}` } },
})
export const name = style({ fontWeight: 600 })
export const ages = style({ display: 'block', color: color.muted, fontSize: measure.size.tiny, fontWeight: 400 })
export const bar = style({ '@media': { [narrow]: { gridRow: 2, gridColumn: '1 / -1' } } })
export const count = style({
  fontVariantNumeric: 'tabular-nums',
  '@media': { [narrow]: { gridRow: 3, gridColumn: '1 / -1', color: color.muted, fontSize: measure.size.small } },
})
export const badge = style({ justifySelf: 'start', '@media': { [narrow]: { justifySelf: 'end' } } })
export const legend = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  padding: `10px ${measure.space.s16}`,
  color: color.muted,
  fontSize: measure.size.small,
})
const tick = style({ width: 2, height: 14, forcedColorAdjust: 'none' })
export const promise = style([tick, { background: color.text }])
export const law = style([tick, { background: color.danger, marginInlineStart: 12 }])
