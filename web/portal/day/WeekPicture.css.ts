import { style } from '@vanilla-extract/css'
import { color, measure } from '#web/ui/theme/contract.css.ts'

export const week = style({ display: 'grid', gap: measure.space.s12 })
export const table = style({ width: '100%', tableLayout: 'fixed', borderCollapse: 'collapse' })
export const dayHead = style({ width: '6.2em', padding: 0 })
/** Space at both sides for marks at the first and the last hour. */
const side = measure.space.s8
export const hours = style({ position: 'relative', height: 24, padding: 0 })
export const hour = style({
  position: 'absolute',
  top: 0,
  transform: 'translateX(-50%)',
  color: color.muted,
  fontSize: measure.size.tiny,
  fontWeight: 400,
  fontVariantNumeric: 'tabular-nums',
})
export const row = style({ borderTop: `1px solid ${color.border}` })
export const chosen = style({ background: color.actionTint })
export const dayCell = style({ padding: 0, textAlign: 'start', fontWeight: 400 })
const dayText = {
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  padding: `0 ${side}`,
  fontSize: measure.size.small,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
} as const
export const day = style({ ...dayText, color: color.text, fontWeight: 600 })
export const ahead = style({ ...dayText, color: color.muted })
export const pictureCell = style({ position: 'relative', padding: 0, verticalAlign: 'top' })
export const picture = style({ display: 'block', width: '100%', overflow: 'visible' })
/** Marks are put around their point. */
export const mark = style({ overflow: 'visible' })
export const gridLine = style({ stroke: color.border, strokeWidth: 1 })
export const sleep = style({ fill: color.info })
export const plate = style({ fill: color.surface, stroke: color.marigoldText, strokeWidth: 1.5 })
export const eaten = style({ fill: 'none', stroke: color.marigoldText })
export const bottle = style({ fill: color.skyText })
export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `4px ${measure.space.s16}`,
  color: color.muted,
  fontSize: measure.size.small,
})
export const sample = style({ display: 'inline-flex', gap: 6, alignItems: 'center' })
