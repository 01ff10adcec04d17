import { globalStyle, style } from '@vanilla-extract/css'
import { color, measure, shadow } from '#web/ui/theme/contract.css.ts'
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

/** The picture is as large as 74 % of the height allows. */
export const dialog = style({
  width: 'min(1040px, 100% - 176px, 74vh * 4 / 3)',
  maxWidth: 'none',
  maxHeight: 'none',
  padding: 0,
  margin: 'auto',
  border: 0,
  overflow: 'visible',
  background: color.raised,
  color: color.text,
  borderRadius: measure.radius.large,
  boxShadow: shadow.three,
  selectors: { '&::backdrop': { background: color.scrim } },
  '@media': { [screens.medium]: { width: 'min(100% - 24px, 74vh * 4 / 3)' } },
})
/* A finger would scroll the page behind; with a mouse the vanishing scroll bar would move it. */
globalStyle('html:has(dialog[open])', { '@media': { '(hover: none)': { overflow: 'hidden' } } })
export const frame = style({
  touchAction: 'pan-y pinch-zoom',
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  borderRadius: '24px 24px 0 0',
  userSelect: 'none',
})
/* A photo in portrait format is shown whole. */
globalStyle(`${frame} img`, { objectFit: 'contain', background: color.sunken })
export const galleryDialogCaption = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 16,
  padding: '16px 24px',
  lineHeight: 1.4,
  '@media': { [screens.narrow]: { padding: '14px 16px' } },
})
export const galleryDialogTitle = style({
  display: 'block',
  fontFamily: measure.font.display,
  fontWeight: 600,
  fontSize: '1.25rem',
})
export const words = style({ color: color.muted })
export const count = style({ color: color.muted, whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' })

const round = style({
  position: 'absolute',
  display: 'grid',
  placeItems: 'center',
  width: 48,
  height: 48,
  padding: 0,
  border: 0,
  borderRadius: '50%',
  background: color.raised,
  color: color.text,
  boxShadow: shadow.two,
  ':hover': { background: color.actionTint, color: color.action },
})
const beside = {
  top: 'calc(50% - 60px)',
  '@media': { [screens.narrow]: { top: 'calc((100vw - 24px) * .375 - 24px)' } },
}
export const previous = style([round, beside, { left: -72, '@media': { [screens.medium]: { left: 12 } } }])
export const next = style([round, beside, { right: -72, '@media': { [screens.medium]: { right: 12 } } }])
export const close = style([round, { top: 16, right: 16, '@media': { [screens.narrow]: { top: 8, right: 8 } } }])

export const after = style({ paddingTop: 28 })
