import { style, styleVariants } from '@vanilla-extract/css'
import { measure } from '#web/ui/theme/contract.css.ts'

export const head = style({ display: 'grid', gap: 14, paddingBottom: `clamp(28px, 4vw, 48px)` })
export const at = styleVariants({
  start: {},
  middle: { justifyItems: 'center', textAlign: 'center' },
})
export const page = style({ paddingBlock: `clamp(28px, 4vw, ${measure.space.s56}) clamp(28px, 4vw, 48px)` })
