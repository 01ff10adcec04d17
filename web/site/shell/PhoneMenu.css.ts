import { globalStyle, style } from '@vanilla-extract/css'
import { color, measure, shadow } from '#web/ui/theme/contract.css.ts'
import { screens } from '../parts/screens.ts'

export const menu = style({ display: 'none', marginLeft: 'auto', '@media': { [screens.medium]: { display: 'block' } } })

export const burger = style({
  display: 'grid',
  placeItems: 'center',
  width: 48,
  height: 48,
  border: `1.5px solid ${color.control}`,
  borderRadius: 12,
  background: color.surface,
  listStyle: 'none',
  cursor: 'pointer',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
})
export const opens = style({ selectors: { [`${menu}[open] &`]: { display: 'none' } } })
export const closes = style({ display: 'none', selectors: { [`${menu}[open] &`]: { display: 'grid' } } })

export const panel = style({
  position: 'absolute',
  insetInline: 0,
  top: '100%',
  maxHeight: 'calc(100dvh - 100%)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  display: 'grid',
  gap: measure.space.s16,
  padding: `${measure.space.s12} ${measure.page.gutter} ${measure.space.s24}`,
  background: color.surface,
  borderTop: `1px solid ${color.border}`,
  boxShadow: shadow.two,
})
export const list = style({ display: 'grid' })
globalStyle(`${list} a`, {
  display: 'flex',
  alignItems: 'center',
  minHeight: 48,
  padding: `${measure.space.s4} ${measure.space.s12}`,
  borderRadius: measure.radius.small,
  textDecoration: 'none',
  fontWeight: 600,
  fontSize: '1.125rem',
})
globalStyle(`${list} a[aria-current]`, { background: color.actionTint, color: color.action })
globalStyle(`${list} ul a`, { fontWeight: 500, fontSize: measure.size.body, paddingLeft: measure.space.s32 })
export const actions = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: measure.space.s8,
  '@media': { '(max-width: 340px)': { gridTemplateColumns: '1fr' } },
})
export const full = style({ gridColumn: '1 / -1' })
