import { createVar, globalStyle, style } from '@vanilla-extract/css'
import { color, measure } from '#web/ui/theme/contract.css.ts'
import { forcedChoice, forcedColors } from '#web/ui/theme/forced.ts'

/** As wide as its place, whatever is in it. */
const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const
export const days = style({ ...column, gap: measure.space.s24, maxWidth: 760 })
export const day = style({ ...column, gap: measure.space.s12 })
export const list = style({ ...column, gap: measure.space.s12 })
export const moment = style({ ...column, gap: measure.space.s12 })
export const marks = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: measure.space.s8,
})

export const pictures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(140px, 44%), 1fr))',
  gap: measure.space.s8,
})
export const single = style({ ...column, maxWidth: 420 })
export const picture = style({
  display: 'block',
  width: '100%',
  padding: 0,
  border: 0,
  borderRadius: measure.radius.button,
  overflow: 'hidden',
  background: color.sunken,
  cursor: 'zoom-in',
  selectors: { '&:hover': { boxShadow: `0 0 0 3px ${color.action}` } },
})
globalStyle(`${picture} img`, { display: 'block', aspectRatio: '4 / 3' })

/** Width of the large picture for each pixel of its height. */
export const ratio = createVar()
/** As large as the dialog allows, all of it at once. */
export const large = style({
  width: `min(100%, calc((100dvh - 260px) * ${ratio}))`,
  minWidth: 'min(100%, 200px)',
  marginInline: 'auto',
  borderRadius: measure.radius.button,
  overflow: 'hidden',
  background: color.sunken,
})
globalStyle(`${large} img`, { display: 'block' })
export const steps = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: measure.space.s12,
  paddingTop: measure.space.s12,
})

export const reactions = style({ display: 'flex', flexWrap: 'wrap', gap: measure.space.s8 })
export const reaction = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: measure.space.s8,
  minHeight: 44,
  padding: `0 ${measure.space.s16}`,
  border: `1px solid ${color.control}`,
  borderRadius: measure.radius.full,
  background: color.surface,
  color: color.text,
  fontSize: measure.size.small,
  fontWeight: 550,
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: color.action },
    '&[aria-pressed=true]': { borderColor: color.action, background: color.actionTint, color: color.action },
  },
  '@media': { [forcedColors]: { selectors: { '&[aria-pressed=true]': forcedChoice } } },
})
export const count = style({ fontVariantNumeric: 'tabular-nums' })

export const comments = style({ ...column, gap: measure.space.s8 })
export const comment = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: measure.space.s8,
  alignItems: 'start',
  padding: `${measure.space.s8} ${measure.space.s8} ${measure.space.s8} ${measure.space.s12}`,
  borderRadius: measure.radius.button,
  background: color.sunken,
})
