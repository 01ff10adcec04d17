import { globalStyle, style } from '@vanilla-extract/css'
import { color, measure } from '#web/ui/theme/contract.css.ts'
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
