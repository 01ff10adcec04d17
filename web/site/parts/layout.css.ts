import { style } from '@vanilla-extract/css'
import { measure } from '#web/ui/theme/contract.css.ts'

/** The column all pages share: 1160 px at most, 20 px from the edges. */
export const column = style({
  width: `min(${measure.page.max}, 100% - 2 * ${measure.page.gutter})`,
  marginInline: 'auto',
})

export const fill = style({ position: 'absolute', inset: 0 })
