import { createVar, style } from '@vanilla-extract/css'
import { color, measure } from '#web/ui/theme/contract.css.ts'

export const end = style({ display: 'flex', justifyContent: 'flex-end' })
export const twoLines = style({ display: 'grid', paddingBlock: measure.space.s4 })
export const second = style({ color: color.muted, fontSize: measure.size.small })

export const level = createVar()

export const preview = style({
  display: 'block',
  width: '100%',
  aspectRatio: '16 / 9',
  objectFit: 'cover',
  borderRadius: measure.radius.card,
  background: color.sunken,
})
/** One's own face looks right only the way a mirror shows it. */
export const mirrored = style({ transform: 'scaleX(-1)' })
export const meter = style({
  height: 12,
  borderRadius: measure.radius.full,
  background: color.sunken,
  boxShadow: `inset 0 0 0 1px ${color.border}`,
  overflow: 'hidden',
})
export const sound = style({
  height: '100%',
  width: level,
  background: color.good,
  transition: `width ${measure.motion.fast}`,
})
export const checks = style({ outline: 0 })
