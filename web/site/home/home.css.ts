import { globalStyle, style } from '@vanilla-extract/css'
import { color, measure } from '#web/ui/theme/contract.css.ts'
import { screens } from '../parts/screens.ts'

export const hero = style({ overflow: 'clip', padding: `clamp(16px, 3vw, 40px) 0 clamp(56px, 7vw, 88px)` })
export const top = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1.16fr',
  gap: 'clamp(24px, 4vw, 56px)',
  alignItems: 'center',
  '@media': { [screens.medium]: { gridTemplateColumns: '1fr' }, [screens.narrow]: { gap: 16 } },
})
export const say = style({
  display: 'grid',
  gap: 22,
  justifyItems: 'start',
  '@media': { [screens.narrow]: { gap: 12 } },
})
export const place = style({
  display: 'inline-flex',
  gap: 8,
  alignItems: 'center',
  fontWeight: 650,
  fontSize: measure.size.small,
  color: color.action,
})
export const acts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  '@media': { [screens.narrow]: { width: '100%' } },
})
globalStyle(`${acts} > *`, { '@media': { [screens.narrow]: { flex: '1 1 100%' } } })

/** The picture stands in a hand-drawn shape before a spot of marigold. */
export const picture = style({
  position: 'relative',
  zIndex: 0,
  '@media': { [screens.medium]: { order: -1 } },
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      zIndex: -1,
      inset: '-5% -4% -4% 10%',
      background: color.marigoldTint,
      borderRadius: '42% 58% 44% 56% / 50% 44% 56% 50%',
    },
  },
})
globalStyle(`${picture} > img`, {
  aspectRatio: '1.28',
  objectFit: 'cover',
  objectPosition: '55% 100%',
  borderRadius: '44% 52% 36px 36px / 32% 36% 36px 36px',
  // low enough where it stands above the words for the way to a visit to be seen with it
  '@media': { [screens.medium]: { aspectRatio: '2' }, [screens.narrow]: { aspectRatio: '2.1' } },
})

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, 1fr)',
  gap: 12,
  paddingTop: 'clamp(28px, 4vw, 48px)',
  '@media': {
    [screens.medium]: { gridTemplateColumns: '1fr 1fr' },
    [screens.narrow]: { gap: 8 },
  },
})
export const fact = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: '2px 14px',
  alignItems: 'center',
  padding: '16px 18px',
  '@media': { [screens.narrow]: { gridTemplateColumns: '1fr', padding: '12px 14px' } },
})
globalStyle(`${fact} > :first-child`, {
  gridRow: 'span 2',
  '@media': { [screens.narrow]: { display: 'none' } },
})
export const term = style({ fontSize: '.875rem', color: color.muted, lineHeight: 1.3, alignSelf: 'end' })
/** No lone PM below the hours. */
export const value = style({ fontWeight: 650, lineHeight: 1.3, alignSelf: 'start', textWrap: 'balance' })

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(7, auto)',
  justifyContent: 'space-between',
  gap: 20,
  '@media': {
    [screens.medium]: { gridTemplateColumns: 'repeat(4, 1fr)' },
    [screens.narrow]: { gridTemplateColumns: 'repeat(3, 1fr)', gap: '20px 12px' },
  },
})
export const item = style({ display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end', gap: 2 })
export const statisticsValue = style({
  fontFamily: measure.font.display,
  fontWeight: 600,
  fontSize: 'clamp(1.625rem, 3vw, 2.375rem)',
  lineHeight: 1.1,
  color: color.action,
})
export const label = style({ fontSize: '.90625rem', color: color.muted, lineHeight: 1.35, maxWidth: '15ch' })

export const tour = style({
  display: 'grid',
  gridTemplateColumns: '1.35fr 1fr',
  overflow: 'hidden',
  '@media': { [screens.medium]: { gridTemplateColumns: '1fr' } },
})
export const look = style({
  minHeight: 420,
  overflow: 'hidden',
  ':focus-visible': { outlineOffset: -3 },
  '@media': { [screens.medium]: { minHeight: 0, aspectRatio: '4 / 3' } },
})
globalStyle(`${look} > img`, { transition: 'scale 180ms ease-out' })
globalStyle(`${look}:hover > img`, {
  '@media': { '(prefers-reduced-motion: no-preference)': { scale: '1.015' } },
})
export const box = style({
  display: 'grid',
  gap: 18,
  alignContent: 'center',
  justifyItems: 'start',
  padding: 'clamp(28px, 4vw, 52px)',
  background: color.actionTint,
})

export const whyChooseUsList = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, 1fr)',
  gap: 20,
  '@media': {
    [screens.medium]: { gridTemplateColumns: '1fr 1fr' },
    [screens.narrow]: { gap: 12 },
    'screen and (max-width: 340px)': { gridTemplateColumns: '1fr' },
  },
})
export const whyChooseUsItem = style({
  display: 'grid',
  gap: 12,
  alignContent: 'start',
  padding: '26px 24px',
  '@media': { [screens.narrow]: { padding: '18px 16px' } },
})
globalStyle(`${whyChooseUsItem} p`, {
  color: color.muted,
  lineHeight: 1.5,
  fontSize: '1.03125rem',
  '@media': { [screens.narrow]: { fontSize: '.96875rem' } },
})
