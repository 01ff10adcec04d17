import { globalStyle, style } from '@vanilla-extract/css'
import { color } from '#web/ui/theme/contract.css.ts'

/** Covers the page until the form is there; above dialogs and toasts. */
export const curtain = style({ position: 'fixed', inset: 0, zIndex: 1000, background: color.ground })
globalStyle(`body:has(${curtain})`, { '@media': { print: { display: 'none' } } })
