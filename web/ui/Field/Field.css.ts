import { style, styleVariants } from '@vanilla-extract/css'
import { color, measure } from '../theme/contract.css.ts'

export const field = style({ display: 'grid', gap: 6, alignContent: 'start', minWidth: 0 })
export const label = style({ fontWeight: 600, fontSize: measure.size.label, lineHeight: 1.35 })
export const optional = style({ fontWeight: 400, color: color.muted })
export const hint = style({ color: color.muted, fontSize: measure.size.small, lineHeight: 1.4 })
export const error = style({
  display: 'flex',
  gap: 6,
  alignItems: 'flex-start',
  color: color.danger,
  fontSize: measure.size.small,
  fontWeight: 550,
  lineHeight: 1.4,
})

export const control = style({
  width: '100%',
  minHeight: measure.control.height,
  padding: `0 ${measure.control.pad}`,
  background: color.surface,
  color: color.text,
  border: `${measure.control.edge} solid ${color.control}`,
  borderRadius: measure.radius.small,
  fontSize: measure.size.control,
  lineHeight: 1.5,
  textAlign: 'start',
  selectors: {
    '&::placeholder': { color: color.muted, opacity: 1 },
    '&:hover:not(:disabled)': { borderColor: color.text },
    '&:disabled': { opacity: 0.6, background: color.sunken },
    '&[aria-invalid=true]': { borderColor: color.danger, boxShadow: `0 0 0 1px ${color.danger}` },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
})

export const area = style({ paddingBlock: 10, minHeight: 96, resize: 'vertical' })
export const end = style({ textAlign: 'end' })
export const figures = style({ fontVariantNumeric: 'tabular-nums' })

/** A field in a table cell or toolbar: lower, on any area. */
export const size = styleVariants({
  normal: {},
  compact: { minHeight: measure.control.small, padding: '2px 10px', fontSize: '.90625rem', borderWidth: 1 },
})

/** After the sizes: whatever the size, the words end before the arrow. */
export const select = style({ appearance: 'none', paddingRight: 36, textOverflow: 'ellipsis', cursor: 'pointer' })

/** Things that lie over the ends of a control. */
export const box = style({ position: 'relative', display: 'grid', alignItems: 'center' })
const affix = style({ position: 'absolute', display: 'grid', placeItems: 'center', color: color.muted })
export const before = style([affix, { left: 12, pointerEvents: 'none' }])
export const after = style([affix, { right: 12, pointerEvents: 'none' }])
export const inside = style([affix, { right: 4 }])
export const padBefore = style({ paddingLeft: 38 })
export const padAfter = style({ paddingRight: 48 })

export const insideButton = style({
  display: 'grid',
  placeItems: 'center',
  width: `min(40px, calc(${measure.control.height} - 6px))`,
  height: `min(40px, calc(${measure.control.height} - 6px))`,
  padding: 0,
  border: 0,
  borderRadius: measure.radius.small,
  background: 'none',
  color: color.muted,
  '@media': { '(pointer: coarse)': { width: 44, height: `min(44px, ${measure.control.height})` } },
  selectors: {
    '&:hover': { background: color.actionTint, color: color.action },
    '&:focus-visible': { outlineOffset: -2 },
  },
})
