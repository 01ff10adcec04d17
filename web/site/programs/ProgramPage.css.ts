import { globalStyle, style } from '@vanilla-extract/css'
import { color, measure, shadow } from '#web/ui/theme/contract.css.ts'
import { large } from '../parts/card.css.ts'
import { screens } from '../parts/screens.ts'

export const top = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1.1fr',
  gap: `clamp(24px, 4vw, ${measure.space.s56})`,
  alignItems: 'center',
  paddingTop: measure.space.s8,
  '@media': { [screens.medium]: { gridTemplateColumns: '1fr' } },
})
globalStyle(`${top} img`, {
  borderRadius: '36px 36px 36px 110px',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  '@media': { [screens.medium]: { order: -1, borderRadius: '24px 24px 24px 72px' } },
})
export const say = style({ display: 'grid', gap: 18, justifyItems: 'start' })
export const trail = style({ paddingTop: measure.space.s24 })
export const back = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 44,
  color: color.action,
  fontWeight: 600,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
})
export const grid = style({
  display: 'grid',
  gridTemplateColumns: '1.15fr 1fr',
  gap: `clamp(28px, 5vw, ${measure.space.s72})`,
  alignItems: 'start',
  '@media': { [screens.medium]: { gridTemplateColumns: '1fr' } },
})
export const offers = style({ display: 'grid', gap: 24 })
export const fee = style([
  large,
  { display: 'grid', gap: 18, padding: 'clamp(20px, 3vw, 32px)', boxShadow: shadow.two },
])
export const plans = style({ display: 'grid', gap: 4 })
globalStyle(`${plans} > div`, {
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'baseline',
  columnGap: 16,
  padding: '12px 0',
  borderBottom: `1px solid ${color.border}`,
})
globalStyle(`${plans} dt`, { fontWeight: 650 })
globalStyle(`${plans} dd`, { fontWeight: 650, fontSize: '1.25rem', fontVariantNumeric: 'tabular-nums' })
export const hint = style({ display: 'block', color: color.muted, fontSize: measure.size.small, fontWeight: 400 })
export const acts = style({ display: 'grid', gap: 10 })
