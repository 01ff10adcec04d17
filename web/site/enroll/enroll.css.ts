import { globalStyle, style } from '@vanilla-extract/css'
import { color, measure, shadow } from '#web/ui/theme/contract.css.ts'
import { large } from '../parts/parts.css.ts'
import { screens } from '../parts/screens.ts'

export const page = style({ paddingBlock: `clamp(20px, 3vw, ${measure.space.s40}) clamp(64px, 8vw, 104px)` })
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 720px) minmax(320px, 1fr)',
  gap: `clamp(28px, 4vw, ${measure.space.s56})`,
  alignItems: 'start',
  paddingTop: measure.space.s8,
  '@media': { [screens.medium]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const main = style({ display: 'grid', gap: 28 })
/** As high as the form, so that the footer does not move when it comes. */
export const intro = style({ display: 'grid', gap: 10 })
export const side = style({
  position: 'sticky',
  top: 104,
  display: 'grid',
  gap: 20,
  '@media': { [screens.medium]: { position: 'static' }, [screens.low]: { position: 'static' } },
})
export const paper = style({ display: 'grid', gap: 8, padding: '22px 24px' })

export const enrollInfoGrid = style({
  display: 'grid',
  gridTemplateColumns: '1.15fr 1fr',
  gap: `clamp(24px, 3vw, ${measure.space.s40})`,
  alignItems: 'start',
  '@media': { [screens.medium]: { gridTemplateColumns: '1fr' } },
})
export const part = style({ display: 'grid', gap: 20 })
export const steps = style({ display: 'grid', gap: 12 })
export const step = style({ display: 'grid', gridTemplateColumns: 'auto 1fr', gap: 16, padding: '18px 20px' })
globalStyle(`${step} p`, { color: color.muted })
export const number = style({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  borderRadius: measure.radius.blob,
  background: color.actionTint,
  color: color.action,
  fontFamily: measure.font.display,
  fontWeight: 600,
  fontSize: '1.25rem',
})

export const list = style({ display: 'grid', gap: 2 })
globalStyle(`${list} a`, {
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 48,
  padding: '6px 10px',
  marginInline: -10,
  borderRadius: measure.radius.small,
  textDecoration: 'none',
  fontWeight: 600,
  lineHeight: 1.35,
})
globalStyle(`${list} a:hover`, { background: color.actionTint })
globalStyle(`${list} svg`, { color: color.action })
export const kind = style({
  marginLeft: 'auto',
  color: color.muted,
  fontSize: '.90625rem',
  fontWeight: 400,
  whiteSpace: 'nowrap',
})

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
globalStyle(`${fees} thead th`, {
  paddingTop: 0,
  fontSize: '.90625rem',
  fontWeight: 500,
  color: color.muted,
  whiteSpace: 'nowrap',
})
globalStyle(`${fees} th:not(:first-child), ${fees} td`, { textAlign: 'right', paddingLeft: measure.space.s16 })
globalStyle(`${fees} td`, { fontWeight: 650, fontVariantNumeric: 'tabular-nums' })
globalStyle(`${fees} small`, { display: 'block', fontWeight: 400, fontSize: '.90625rem', color: color.muted })
export const terms = style({ display: 'grid', gap: 6, fontVariantNumeric: 'tabular-nums' })
globalStyle(`${terms} > div`, { display: 'flex', justifyContent: 'space-between', flexWrap: 'wrap', gap: '0 16px' })
globalStyle(`${terms} dt`, { color: color.muted })
globalStyle(`${terms} dd`, { fontWeight: 650 })

export const receipt = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: 12,
  padding: `${measure.space.s16} ${measure.space.s20}`,
  borderRadius: measure.radius.card,
  background: color.goodTint,
  border: `1.5px solid ${color.good}`,
})
globalStyle(`${receipt} > svg`, { color: color.good, marginTop: 3 })
export const body = style({ display: 'grid', gap: 12, minWidth: 0 })
export const title = style({ color: color.good, fontWeight: 650 })
export const line = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '6px 12px' })
export const reference = style({
  fontSize: measure.size.h3,
  fontVariantNumeric: 'tabular-nums',
  userSelect: 'all',
})
export const applicationReceiptSteps = style({ display: 'grid', gap: 4, paddingLeft: 22, listStyle: 'decimal' })
