import { globalStyle, style } from '@vanilla-extract/css'
import { color, measure } from '#web/ui/theme/contract.css.ts'
import { screens } from '../parts/screens.ts'

/** As high as a thumb. */
const touch = '(pointer: coarse)'

export const footer = style({
  position: 'relative',
  background: color.footer,
  color: color.footerText,
  fontSize: measure.size.label,
})
export const grid = style({
  display: 'grid',
  gridTemplateColumns: '1.5fr 1fr 1fr 1.3fr',
  gap: measure.space.s40,
  paddingBlock: `64px ${measure.space.s40}`,
  '@media': {
    [screens.medium]: { gridTemplateColumns: '1fr 1fr' },
    // Below the last line stands the phone bar.
    [screens.narrow]: {
      gridTemplateColumns: '1fr',
      gap: 28,
      paddingBottom: 'calc(96px + env(safe-area-inset-bottom))',
    },
  },
})
export const about = style({ display: 'grid', gap: measure.space.s16, alignContent: 'start', maxWidth: '38ch' })
export const title = style({ fontSize: '1.125rem', color: color.onFooter, paddingBottom: 10 })
globalStyle(`${footer} li > *`, {
  display: 'inline-flex',
  gap: 10,
  alignItems: 'center',
  minHeight: 36,
  '@media': { [touch]: { minHeight: 44 } },
  textDecoration: 'none',
  lineHeight: 1.45,
})
globalStyle(`${footer} a:hover`, { textDecoration: 'underline' })
globalStyle(`${footer} a:focus-visible`, { outlineColor: color.onFooter })
export const social = style({ display: 'flex', gap: measure.space.s8 })
export const round = style({
  width: 44,
  height: 44,
  borderRadius: '50%',
  display: 'grid',
  placeItems: 'center',
  background: `color-mix(in srgb, ${color.onFooter} 10%, transparent)`,
  ':hover': { background: `color-mix(in srgb, ${color.onFooter} 22%, transparent)` },
})
export const end = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${measure.space.s8} ${measure.space.s24}`,
  paddingTop: 22,
  // the last links stay clear of the floating button, which phones have none of
  paddingRight: `max(0px, 84px - max(${measure.page.gutter}, (100vw - ${measure.page.max}) / 2))`,
  '@media': { [screens.narrow]: { paddingRight: 0 } },
  borderTop: `1px solid color-mix(in srgb, ${color.onFooter} 16%, transparent)`,
  fontSize: measure.size.small,
})
globalStyle(`${end} a`, {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 32,
  '@media': { [touch]: { minHeight: 44 } },
})
export const legal = style({ display: 'inline-flex', gap: measure.space.s24 })
export const copyright = style({ marginRight: 'auto' })
