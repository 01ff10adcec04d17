import { globalStyle, style } from '@vanilla-extract/css'
import { color, measure } from '#web/ui/theme/contract.css.ts'
import { screens } from '../parts/screens.ts'

export const grid = style({
  display: 'grid',
  gridTemplateColumns: '.72fr 1fr',
  gap: `clamp(28px, 5vw, ${measure.space.s72})`,
  alignItems: 'start',
  '@media': { [screens.medium]: { gridTemplateColumns: '1fr' } },
})
export const side = style({ display: 'grid', gap: 16, justifyItems: 'start' })
export const list = style({ display: 'grid', gap: 10 })
export const question = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 16,
  minHeight: 60,
  padding: '12px 20px',
  fontWeight: 600,
  fontSize: '1.09375rem',
  lineHeight: 1.35,
  listStyle: 'none',
  cursor: 'pointer',
  borderRadius: measure.radius.card,
  ':hover': { background: color.actionTint },
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
})
globalStyle(`${question} > svg`, { color: color.action, transition: `rotate ${measure.motion.fast}` })
globalStyle(`details[open] > ${question} > svg`, { rotate: '180deg' })
globalStyle(`details[open] > ${question}`, { background: 'none' })
export const answer = style({ padding: '2px 20px 20px', color: color.muted, maxWidth: '64ch' })
