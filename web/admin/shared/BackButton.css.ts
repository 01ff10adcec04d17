import { style } from '@vanilla-extract/css'
import { measure } from '#web/ui/theme/contract.css.ts'

/** The arrow stands above the edge of the page, since the button has no frame. */
export const backButton = style({ marginLeft: `calc(-1 * ${measure.control.pad})` })
