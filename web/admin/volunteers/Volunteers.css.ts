import { style } from '@vanilla-extract/css'
import { measure } from '#web/ui/theme/contract.css.ts'

/** A cell of two lines needs air above and below. */
export const lines = style({ paddingBlock: 6, overflowWrap: 'anywhere' })
export const under = style({ fontWeight: 400 })
export const choice = style({ maxWidth: 420, paddingBlockEnd: measure.space.s4 })
