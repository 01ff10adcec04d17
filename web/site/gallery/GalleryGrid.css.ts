import { globalStyle, style } from '@vanilla-extract/css'
import { color, measure } from '#web/ui/theme/contract.css.ts'
import { screens } from '../parts/screens.ts'

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, 1fr)',
  gap: 16,
  '@media': {
    [screens.medium]: { gridTemplateColumns: '1fr 1fr' },
    [screens.narrow]: { gap: '12px 10px' },
  },
})
export const open = style({
  display: 'grid',
  gap: 8,
  alignContent: 'start',
  width: '100%',
  height: '100%',
  padding: 0,
  border: 0,
  background: 'none',
  textAlign: 'left',
  borderRadius: measure.radius.card,
})
globalStyle(`${open} img`, {
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  borderRadius: measure.radius.card,
  transition: `box-shadow ${measure.motion.fast}`,
})
globalStyle(`${open}:hover img`, { boxShadow: `0 0 0 3px ${color.action}` })
export const title = style({ display: 'block', fontWeight: 600, fontSize: '1rem', lineHeight: 1.3, paddingInline: 2 })
export const caption = style({
  display: 'block',
  fontWeight: 400,
  fontSize: '.90625rem',
  color: color.muted,
  paddingTop: 2,
})
