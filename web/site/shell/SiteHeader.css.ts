import { globalStyle, style } from '@vanilla-extract/css'
import { color, measure, shadow } from '#web/ui/theme/contract.css.ts'
import { screens } from '../parts/screens.ts'

export const header = style({
  position: 'sticky',
  top: 0,
  zIndex: 10,
  background: color.ground,
  transition: `background ${measure.motion.fast}, box-shadow ${measure.motion.fast}`,
  '@media': { [screens.low]: { position: 'static' } },
})
/* What is jumped to must not end up under the header, nor under the phone's bar. */
globalStyle(`html:has(${header})`, {
  scrollPaddingTop: 104,
  '@media': {
    [screens.narrow]: { scrollPaddingBlock: '80px 96px' },
    [screens.low]: { scrollPaddingBlock: 8 },
  },
})
export const solid = style({ background: color.surface, boxShadow: shadow.one })
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${measure.space.s24}`,
  minHeight: 80,
  '@media': { [screens.narrow]: { minHeight: 64 } },
})
