import { globalStyle, style } from '@vanilla-extract/css'
import { measure } from '#web/ui/theme/contract.css.ts'

export const page = style({
  width: `min(${measure.page.max}, 100% - 2 * ${measure.page.gutter})`,
  marginInline: 'auto',
  display: 'grid',
  justifyItems: 'center',
  gap: 20,
  paddingBlock: `clamp(28px, 5vw, ${measure.space.s72})`,
  textAlign: 'center',
})
export const picture = style({ width: 'min(520px, 100%)' })
globalStyle(`${picture} > img`, { borderRadius: '44% 52% 36px 36px / 32% 36% 36px 36px' })
export const small = style({ width: 'min(320px, 80%)' })
export const acts = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: 12,
  '@media': { '(max-width: 640px)': { width: '100%' } },
})
