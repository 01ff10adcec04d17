import { style } from '@vanilla-extract/css'
import { color, measure } from '#web/ui/theme/contract.css.ts'

export const map = style({
  position: 'relative',
  overflow: 'hidden',
  aspectRatio: '560 / 300',
  border: `1px solid ${color.border}`,
  borderRadius: measure.radius.large,
})
const fill = { position: 'absolute', inset: 0, width: '100%', height: '100%' } as const
export const drawn = style({ ...fill, background: color.sunken })
export const street = style({ fill: 'none', stroke: color.surface, strokeLinecap: 'round' })
export const green = style({ fill: `color-mix(in srgb, ${color.leaf} 32%, ${color.surface})` })
export const water = style({ fill: `color-mix(in srgb, ${color.sky} 36%, ${color.surface})` })
export const pin = style({ fill: color.action })
export const hole = style({ fill: color.surface })
export const live = style({ ...fill, border: 0 })
export const open = style({ position: 'absolute', right: 12, bottom: 12 })
