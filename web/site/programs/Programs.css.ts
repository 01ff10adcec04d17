import { globalStyle, style } from '@vanilla-extract/css'
import { color, measure, shadow } from '#web/ui/theme/contract.css.ts'
import { large } from '../parts/parts.css.ts'
import { screens } from '../parts/screens.ts'

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 1fr)',
  gap: 24,
  '@media': { [screens.medium]: { gridTemplateColumns: '1fr' } },
})
export const program = style({
  position: 'relative',
  overflow: 'hidden',
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  '@media': {
    // Between phone and desk the card lies on its side.
    'screen and (min-width: 641px) and (max-width: 1000px)': {
      gridTemplateRows: 'auto',
      gridTemplateColumns: '.8fr 1fr',
    },
  },
})
globalStyle(`${program} img`, { aspectRatio: '4 / 3', objectFit: 'cover', height: '100%' })
export const body = style({
  display: 'grid',
  gridTemplateRows: 'auto auto 1fr auto',
  gap: 10,
  padding: '22px 24px 24px',
})
export const text = style({ color: color.muted, lineHeight: 1.55 })
export const foot = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 12,
  paddingTop: 12,
  borderTop: `1px solid ${color.border}`,
})
export const from = style({ color: color.muted, fontSize: '.875rem', lineHeight: 1.4 })
globalStyle(`${from} b`, {
  display: 'inline-block',
  color: color.text,
  fontFamily: measure.font.display,
  fontWeight: 600,
  fontSize: '1.25rem',
  lineHeight: 1.2,
})
export const more = style({
  display: 'inline-flex',
  gap: 6,
  alignItems: 'center',
  minHeight: 44,
  color: color.action,
  fontWeight: 650,
  whiteSpace: 'nowrap',
  // The whole card is the link.
  selectors: { '&::after': { content: '', position: 'absolute', inset: 0 } },
})
globalStyle(`${program}:has(a:hover) :is(h2, h3)`, { textDecoration: 'underline', textUnderlineOffset: '.18em' })
globalStyle(`${program}:has(a:focus-visible)`, { outline: `3px solid ${color.focus}`, outlineOffset: 2 })

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

export const fees = style({
  display: 'grid',
  gridTemplateColumns: '.8fr 1fr',
  columnGap: `clamp(28px, 5vw, ${measure.space.s72})`,
  alignItems: 'start',
  gridTemplateRows: 'auto 1fr',
  gridTemplateAreas: '"head fees" "acts fees"',
  '@media': {
    [screens.medium]: {
      gridTemplateColumns: '1fr',
      gridTemplateRows: 'auto',
      gridTemplateAreas: '"head" "fees" "acts"',
      rowGap: 20,
    },
  },
})
export const programsPageActs = style({ gridArea: 'acts', display: 'flex', flexWrap: 'wrap', gap: 12 })
globalStyle(`${fees} > section`, { gridArea: 'fees' })
globalStyle(`${fees} > :first-child`, { gridArea: 'head' })
