import { globalStyle, style } from '@vanilla-extract/css'
import { color, measure } from '#web/ui/theme/contract.css.ts'
import { screens } from '../parts/screens.ts'

export const grid = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: `clamp(28px, 5vw, ${measure.space.s72})`,
  alignItems: 'center',
  '@media': { [screens.medium]: { gridTemplateColumns: '1fr' } },
})
globalStyle(`${grid} > img`, {
  aspectRatio: '4 / 3.3',
  objectFit: 'cover',
  borderRadius: '24px 24px 24px 110px',
  '@media': { [screens.medium]: { aspectRatio: '4 / 3', borderRadius: '24px 24px 24px 72px' } },
})
export const points = style({ display: 'grid', gap: 20, paddingTop: measure.space.s24 })
export const point = style({ display: 'grid', gridTemplateColumns: 'auto 1fr', gap: 16 })
globalStyle(`${point} p`, { color: color.muted, paddingTop: 4 })
