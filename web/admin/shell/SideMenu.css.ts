import { globalStyle, style } from '@vanilla-extract/css'
import { color, measure } from '#web/ui/theme/contract.css.ts'

/** Fills its place: search on top, the sections scroll, the person stays in sight below. */
export const menu = style({ display: 'flex', flexDirection: 'column', height: '100%', minHeight: 0 })
export const find = style({ position: 'relative', padding: `0 ${measure.space.s12} 6px` })
export const shortcut = style({
  position: 'absolute',
  right: 20,
  top: '50%',
  translate: '0 calc(-50% - 3px)',
  padding: '0 6px',
  border: `1px solid ${color.border}`,
  borderRadius: 5,
  background: color.surface,
  color: color.muted,
  cursor: 'pointer',
  font: `500 .75rem/22px ${measure.font.body}`,
  '@media': { '(pointer: coarse)': { display: 'none' } },
})
export const nav = style({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  padding: `2px ${measure.space.s12} ${measure.space.s12}`,
})
export const group = style({
  padding: '10px 10px 4px',
  // the last section would lie just below the edge of a laptop, where nobody looks for it
  '@media': { '(max-height: 920px)': { paddingBlock: '6px 3px' } },
  color: color.muted,
  fontFamily: measure.font.body,
  fontSize: '.75rem',
  fontWeight: 600,
  lineHeight: 1,
  letterSpacing: 0,
  wordSpacing: 0,
})
export const link = style({
  display: 'flex',
  gap: 10,
  alignItems: 'center',
  minHeight: 30,
  padding: '2px 10px',
  borderRadius: measure.radius.small,
  color: color.text,
  textDecoration: 'none',
  fontWeight: 500,
  selectors: {
    '&:hover': { background: color.sunken },
    '&:focus-visible': { outlineOffset: -2 },
    '&[aria-current=page]': { background: color.actionTint, color: color.action, fontWeight: 650 },
  },
  '@media': { '(pointer: coarse), (max-width: 900px)': { minHeight: 44 } },
})
globalStyle(`${link} > svg`, { width: 17, height: 17, color: color.muted })
globalStyle(`${link}[aria-current=page] > svg`, { color: color.action })
export const label = style({ flex: 1, minWidth: 0 })
export const none = style({ padding: '12px 10px', color: color.muted })
