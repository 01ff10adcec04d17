import { globalStyle, style } from '@vanilla-extract/css'
import { color, measure } from '#web/ui/theme/contract.css.ts'
import { screens } from '../parts/screens.ts'

export const grid = style({
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
