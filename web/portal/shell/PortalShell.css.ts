import { globalStyle, style } from '@vanilla-extract/css'
import { color, measure } from '#web/ui/theme/contract.css.ts'
import { barHeight, thumb } from './navigation.css.ts'

const phone = 'screen and (max-width: 720px)'

export const shell = style({
  minHeight: '100dvh',
  display: 'flex',
  flexDirection: 'column',
  '@media': { [thumb]: { paddingBottom: `calc(max(${barHeight}px, 5rem) + env(safe-area-inset-bottom))` } },
})
/* What is jumped to keeps a little air above it, and stays clear of the bar at the thumb. */
globalStyle(`html:has(${shell})`, {
  scrollPaddingTop: measure.space.s16,
  '@media': { [thumb]: { scrollPaddingBottom: barHeight + 16 } },
})
export const column = style({
  width: `min(${measure.page.max}, 100% - 2 * ${measure.page.gutter})`,
  marginInline: 'auto',
})
export const head = style({ background: color.surface, borderBottom: `1px solid ${color.border}` })
export const row = style({
  display: 'flex',
  // large letters leave no room for both beside each other
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: measure.space.s16,
  paddingBlock: 6,
  minHeight: 72,
  '@media': { [phone]: { minHeight: 60, gap: measure.space.s8 } },
})
export const brand = style({ display: 'flex', marginRight: 'auto', minWidth: 0 })
export const acts = style({
  display: 'flex',
  alignItems: 'center',
  gap: measure.space.s8,
  '@media': { print: { display: 'none' } },
})

/** The navigation and the view beside each other; one below the other where the navigation lies at the thumb. */
export const body = style({
  flex: '1 0 auto',
  display: 'grid',
  gridTemplateColumns: '208px minmax(0, 1fr)',
  gap: measure.space.s40,
  alignItems: 'start',
  paddingBlock: `clamp(20px, 3vw, 28px) ${measure.space.s40}`,
  // what comes is mostly longer than what waits for it: the foot does not jump through the picture
  selectors: { '&:has([data-loading])': { minHeight: '100dvh' } },
  '@media': { [thumb]: { gridTemplateColumns: 'minmax(0, 1fr)' }, print: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const main = style({ minWidth: 0, selectors: { '&:focus': { outline: 'none' } } })

/** A way to reach the centre stands under every view. */
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `8px ${measure.space.s20}`,
  paddingBlock: measure.space.s16,
  borderTop: `1px solid ${color.border}`,
  color: color.muted,
  fontSize: measure.size.small,
  '@media': { print: { display: 'none' } },
})
export const scheme = style({ marginLeft: 'auto' })
