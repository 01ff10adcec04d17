import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css'
import { color, measure, shadow } from '#web/ui/theme/contract.css.ts'
import { screens } from './screens.ts'

/** The column all pages share: 1160 px at most, 20 px from the edges. */
export const column = style({
  width: `min(${measure.page.max}, 100% - 2 * ${measure.page.gutter})`,
  marginInline: 'auto',
})

export const fill = style({ position: 'absolute', inset: 0 })

export const card = style({
  background: color.surface,
  border: `1px solid ${color.border}`,
  borderRadius: measure.radius.card,
  boxShadow: shadow.one,
})
export const large = style([card, { borderRadius: measure.radius.large }])

export const band = style({ position: 'relative' })

export const pad = styleVariants({
  full: { paddingBlock: measure.band },
  /** Follows a band of the same ground. */
  below: { paddingBottom: measure.band },
  none: {},
  slim: { paddingBlock: measure.space.s40 },
})

export const waveHeight = 'clamp(22px, 3vw, 44px)'

export const tone = styleVariants({
  ground: {},
  sunken: {
    background: color.sunken,
    color: color.text,
    selectors: {
      // at the end of a page it reaches below the wave of the footer
      'main > &:last-child': {
        marginBottom: `calc(-1 * ${waveHeight})`,
        paddingBottom: `calc(${measure.band} + ${waveHeight})`,
      },
    },
  },
})

/** Sits on the upper edge of a tinted band; one pixel overlaps, so that no line shows between the two. */
export const wave = style({
  position: 'absolute',
  insetInline: 0,
  bottom: 'calc(100% - 1px)',
  width: '100%',
  height: waveHeight,
  maxWidth: 'none',
  pointerEvents: 'none',
})

export const waveColor = styleVariants({ sunken: { color: color.sunken }, footer: { color: color.footer } })

export const head = style({ display: 'grid', gap: 14, paddingBottom: `clamp(28px, 4vw, 48px)` })
export const at = styleVariants({
  start: {},
  middle: { justifyItems: 'center', textAlign: 'center' },
})
export const page = style({ paddingBlock: `clamp(28px, 4vw, ${measure.space.s56}) clamp(28px, 4vw, 48px)` })

export const tags = style({ display: 'flex', flexWrap: 'wrap', gap: 6 })
export const tag = style({
  padding: '2px 9px',
  borderRadius: measure.radius.full,
  fontSize: measure.size.tiny,
  lineHeight: 1.65,
  fontWeight: 600,
})
export const tagsTone = styleVariants({
  marigold: { background: color.marigoldTint, color: color.marigoldText },
  coral: { background: color.coralTint, color: color.coralText },
  sky: { background: color.skyTint, color: color.skyText },
  leaf: { background: color.leafTint, color: color.leafText },
  neutral: { background: color.neutralTint, color: color.neutral },
})

export const list = style({ display: 'grid', gap: 10 })
export const item = style({ display: 'flex', gap: 10, alignItems: 'flex-start', lineHeight: 1.5 })
globalStyle(`${item} > svg`, { color: color.good, marginTop: 3 })

export const form = style({ display: 'grid', gap: measure.space.s20 })
export const sections = style({ display: 'grid', gap: 28 })
export const pair = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: measure.space.s20,
  '@media': { [screens.narrow]: { gridTemplateColumns: '1fr' } },
})
export const section = style({
  display: 'grid',
  gap: measure.space.s20,
  paddingTop: 26,
  borderTop: `1px solid ${color.border}`,
  selectors: { '&:first-of-type': { paddingTop: 0, borderTop: 0 } },
})
export const legend = style({ display: 'flex', gap: 12, alignItems: 'center', padding: 0 })
/** Short answers do not need a wide field. */
export const short = style({ maxWidth: 380, '@media': { [screens.narrow]: { maxWidth: 'none' } } })

const breathe = keyframes({ '50%': { opacity: 0.55 } })
/** Hidden where scripts are off. */
export const needsScripts = style({ '@media': { '(scripting: none)': { display: 'none' } } })
export const waiting = style({ display: 'grid', gap: measure.space.s20 })
export const bar = style({
  height: measure.control.height,
  borderRadius: measure.radius.small,
  background: color.sunken,
  '@media': { '(prefers-reduced-motion: no-preference)': { animation: `${breathe} 1.2s ease-in-out infinite` } },
})
globalStyle(`${waiting} > div`, {
  display: 'grid',
  gap: 8,
  // Nothing will come where scripts are off.
  '@media': { '(scripting: none)': { display: 'none' } },
})
export const word = style({ width: 140, height: 20, borderRadius: measure.radius.small, background: color.sunken })
export const tall = style({ height: 96 })

export const box = style({
  display: 'grid',
  gap: 12,
  padding: `${measure.space.s16} ${measure.space.s20}`,
  background: color.warningTint,
  border: `1.5px solid ${color.warning}`,
  borderRadius: measure.radius.card,
  scrollMarginTop: 104,
  scrollMarginBottom: 104,
})
export const title = style({
  display: 'flex',
  gap: measure.space.s8,
  alignItems: 'center',
  color: color.warning,
  font: 'inherit',
  fontWeight: 650,
})
export const askAgainList = style({ display: 'grid', gap: 4, paddingLeft: 20, listStyle: 'disc' })
export const answers = style({ display: 'flex', flexWrap: 'wrap', gap: 12 })

export const notice = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: '4px 12px',
  padding: `${measure.space.s16} ${measure.space.s20}`,
  borderRadius: measure.radius.card,
  background: color.goodTint,
  border: `1.5px solid ${color.good}`,
})
globalStyle(`${notice} > svg`, { color: color.good, marginTop: 3 })
export const sentNoticeTitle = style({ color: color.good, fontWeight: 650 })
export const text = style({ gridColumn: 2 })
