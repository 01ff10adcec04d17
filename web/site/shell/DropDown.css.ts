import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { color, measure, shadow } from '#web/ui/theme/contract.css.ts'

export const drop = style({ position: 'relative' })
export const summary = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: measure.space.s4,
  listStyle: 'none',
  cursor: 'pointer',
  whiteSpace: 'nowrap',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
})
export const look = styleVariants({
  link: {
    padding: '9px 14px',
    borderRadius: measure.radius.full,
    fontWeight: 550,
    fontSize: measure.size.label,
    ':hover': { background: color.sunken },
  },
  button: {
    gap: measure.space.s8,
    minHeight: 44,
    padding: '6px 18px',
    border: `1.5px solid ${color.control}`,
    borderRadius: measure.radius.full,
    background: color.surface,
    fontWeight: 650,
    fontSize: measure.size.label,
    lineHeight: 1.2,
    ':hover': { background: color.actionTint, borderColor: color.action },
  },
})
export const current = style({ background: color.actionTint, color: color.action, fontWeight: 650 })
globalStyle(`${look.link} > svg`, { width: 16, height: 16, transition: `rotate ${measure.motion.fast}` })
globalStyle(`${drop}[open] ${look.link} > svg`, { rotate: '180deg' })

export const panel = style({
  position: 'absolute',
  zIndex: 1,
  top: 'calc(100% + 8px)',
  minWidth: 224,
  padding: 6,
  display: 'grid',
  background: color.raised,
  border: `1px solid ${color.border}`,
  borderRadius: measure.radius.card,
  boxShadow: shadow.two,
})
export const side = styleVariants({ start: { left: 0 }, end: { right: 0 } })
globalStyle(`${panel} a`, {
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 44,
  padding: '6px 12px',
  borderRadius: measure.radius.small,
  textDecoration: 'none',
  fontWeight: 550,
  fontSize: measure.size.label,
})
globalStyle(`${panel} a:hover`, { background: color.actionTint })
globalStyle(`${panel} a[aria-current]`, { background: color.actionTint, color: color.action, fontWeight: 650 })
