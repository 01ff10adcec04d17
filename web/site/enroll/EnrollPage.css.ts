import { style } from '@vanilla-extract/css'
import { measure } from '#web/ui/theme/contract.css.ts'
import { screens } from '../parts/screens.ts'

export const page = style({ paddingBlock: `clamp(20px, 3vw, ${measure.space.s40}) clamp(64px, 8vw, 104px)` })
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 720px) 1fr',
  gap: `clamp(28px, 4vw, ${measure.space.s56})`,
  alignItems: 'start',
  paddingTop: measure.space.s8,
  '@media': { [screens.medium]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const main = style({ display: 'grid', gap: 28 })
/** As high as the form, so that the footer does not move when it comes. */
export const place = style({ minHeight: 1700, '@media': { '(scripting: none)': { minHeight: 0 } } })
export const intro = style({ display: 'grid', gap: 10 })
export const side = style({
  position: 'sticky',
  top: 104,
  display: 'grid',
  gap: 20,
  '@media': { [screens.medium]: { position: 'static' }, [screens.low]: { position: 'static' } },
})
export const paper = style({ display: 'grid', gap: 8, padding: '22px 24px' })
