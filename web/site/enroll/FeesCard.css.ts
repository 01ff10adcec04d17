import { globalStyle, style } from '@vanilla-extract/css'
import { color, measure, shadow } from '#web/ui/theme/contract.css.ts'
import { large } from '../parts/card.css.ts'

export const fees = style([
  large,
  { display: 'grid', gap: 16, padding: 'clamp(20px, 3vw, 32px)', boxShadow: shadow.two },
])
/** In very large letters the table is wider than its card: it scrolls, not the page. */
export const table = style({ minWidth: 0, overflowX: 'auto' })
const cell = {
  textAlign: 'left',
  verticalAlign: 'top',
  padding: '12px 0',
  borderBottom: `1px solid ${color.border}`,
  fontSize: '1.03125rem',
  lineHeight: 1.35,
} as const
globalStyle(`${fees} th, ${fees} td`, cell)
globalStyle(`${fees} thead th`, { paddingTop: 0, fontSize: '.90625rem', fontWeight: 500, color: color.muted })
globalStyle(`${fees} th:not(:first-child), ${fees} td`, { textAlign: 'right', paddingLeft: measure.space.s16 })
globalStyle(`${fees} td`, { fontWeight: 650, fontVariantNumeric: 'tabular-nums' })
globalStyle(`${fees} small`, { display: 'block', fontWeight: 400, fontSize: '.90625rem', color: color.muted })
export const terms = style({ display: 'grid', gap: 6, fontVariantNumeric: 'tabular-nums' })
globalStyle(`${terms} > div`, { display: 'flex', justifyContent: 'space-between', flexWrap: 'wrap', gap: '0 16px' })
globalStyle(`${terms} dt`, { color: color.muted })
globalStyle(`${terms} dd`, { fontWeight: 650 })
