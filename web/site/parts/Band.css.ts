import { style, styleVariants } from '@vanilla-extract/css'
import { color, measure } from '#web/ui/theme/contract.css.ts'

export const band = style({ position: 'relative' })

export const pad = styleVariants({
  full: { paddingBlock: measure.band },
  /** Follows a band of the same ground. */
  below: { paddingBottom: measure.band },
  none: {},
  slim: { paddingBlock: measure.space.s40 },
})

export const tone = styleVariants({
  ground: {},
  sunken: { background: color.sunken, color: color.text },
})

/** Sits on the upper edge of a tinted band; one pixel overlaps, so that no line shows between the two. */
export const wave = style({
  position: 'absolute',
  insetInline: 0,
  bottom: 'calc(100% - 1px)',
  width: '100%',
  height: 'clamp(22px, 3vw, 44px)',
  maxWidth: 'none',
  pointerEvents: 'none',
})

export const waveColor = styleVariants({ sunken: { color: color.sunken }, footer: { color: color.footer } })
