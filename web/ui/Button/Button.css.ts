import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { color, measure } from '../theme/contract.css.ts'

export const button = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: measure.space.s8,
  border: `1.5px solid transparent`,
  background: 'none',
  lineHeight: 1.2,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  transition: `background ${measure.motion.fast}, border-color ${measure.motion.fast}, color ${measure.motion.fast}`,
  selectors: { '&:disabled, &[aria-disabled=true]': { opacity: 0.5, cursor: 'not-allowed' } },
})

/** Hover and press say "this works": they stay away while it does not. */
const works = ':not(:disabled):not([aria-disabled=true])'

export const tone = styleVariants({
  primary: {
    background: color.action,
    color: color.onAction,
    selectors: {
      [`&:hover${works}`]: { background: color.actionHover },
      [`&:active${works}`]: { background: color.actionPress },
    },
  },
  secondary: {
    background: color.surface,
    borderColor: color.control,
    color: color.text,
    selectors: { [`&:hover${works}`]: { background: color.actionTint, borderColor: color.action } },
  },
  quiet: {
    color: color.action,
    selectors: { [`&:hover${works}`]: { background: color.actionTint } },
  },
  danger: {
    background: color.danger,
    color: color.surface,
    selectors: { [`&:hover${works}`]: { filter: 'brightness(.92)' } },
  },
})

const text = {
  fontWeight: 600,
  fontSize: '.90625rem',
  borderRadius: measure.radius.button,
  minHeight: measure.control.small,
}

export const size = styleVariants({
  medium: {
    minHeight: 48,
    padding: '6px 22px',
    borderRadius: measure.radius.full,
    fontWeight: 650,
    fontSize: '1.0625rem',
  },
  small: { ...text, padding: '4px 14px' },
  /** An icon alone. */
  square: { ...text, padding: 0, width: measure.control.small, flex: 'none' },
})

export const wide = style({ width: '100%' })

/* Quiet words have no frame: at the edge of a row they, not the frame, line up with what is above and below. */
export const bare = `${tone.quiet}.${size.small}:not(${wide})`
globalStyle(`.${bare}`, { paddingInline: measure.space.s8 })
globalStyle(`.${bare}:first-child`, { marginInlineStart: -9.5 })
globalStyle(`.${bare}:last-child`, { marginInlineEnd: -9.5 })

/** Both words lie on each other, so that the button is as wide as the longer one and never moves. */
export const words = style({ display: 'inline-grid' })
export const word = style({
  gridArea: '1 / 1',
  display: 'inline-flex',
  gap: measure.space.s8,
  alignItems: 'center',
  justifyContent: 'center',
})
export const unseen = style({ visibility: 'hidden' })
