import { globalStyle, style } from '@vanilla-extract/css'
import { color, measure } from '#web/ui/theme/contract.css.ts'

const narrow = '(max-width: 900px)'

/** The list beside what is open; on a narrow screen the one or the other. */
export const panes = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(280px, 380px) minmax(0, 1fr)',
  gap: measure.space.s16,
  alignItems: 'start',
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const side = style({ display: 'grid', gap: measure.space.s12, minWidth: 0 })
export const behind = style({ '@media': { [narrow]: { display: 'none' } } })
export const wideOnly = style({ '@media': { [narrow]: { display: 'none' } } })
/** Nothing is open: as high as the list beside it. */
export const noneOpen = style({
  display: 'grid',
  alignSelf: 'stretch',
  minHeight: 'min(480px, calc(100dvh - 200px))',
  '@media': { [narrow]: { display: 'none' } },
})
globalStyle(`${noneOpen} > *`, { display: 'grid', alignContent: 'center' })
export const narrowOnly = style({ display: 'none', '@media': { [narrow]: { display: 'block' } } })

export const list = style({
  overflowY: 'auto',
  maxHeight: 'calc(100dvh - 250px)',
  '@media': { [narrow]: { maxHeight: 'none' } },
})
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '0 12px',
  padding: `12px ${measure.space.s16}`,
  borderBottom: `1px solid ${color.border}`,
  color: color.text,
  textDecoration: 'none',
  selectors: {
    '&:hover': { background: color.sunken },
    '&[aria-current=true]': { background: color.actionTint },
    '&:focus-visible': { outlineOffset: -3 },
  },
})
globalStyle(`${list} li:last-child ${row}`, { borderBottom: 0 })
export const words = style({ display: 'grid', gap: 2, minWidth: 0, lineHeight: 1.4 })
export const line = style({
  display: 'flex',
  gap: measure.space.s8,
  alignItems: 'center',
  justifyContent: 'space-between',
  minWidth: 0,
})
export const topic = style({ display: 'flex', gap: 6, alignItems: 'center', minWidth: 0 })
export const cut = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })
export const unread = style({ fontWeight: 650 })
export const excerpt = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  color: color.muted,
  overflowWrap: 'anywhere',
})
export const when = style({
  flex: 'none',
  color: color.muted,
  fontSize: measure.size.small,
  fontVariantNumeric: 'tabular-nums',
})
export const dot = style({
  flex: 'none',
  width: 10,
  height: 10,
  borderRadius: measure.radius.full,
  background: color.action,
})

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 12px',
  alignItems: 'flex-start',
  padding: measure.space.s16,
  borderBottom: `1px solid ${color.border}`,
})
export const who = style({ display: 'grid', flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' })
export const thread = style({
  maxHeight: 'max(280px, calc(100dvh - 470px))',
  overflowY: 'auto',
  padding: measure.space.s16,
  background: color.ground,
  '@media': { [narrow]: { maxHeight: 'none' } },
})
export const answer = style({ padding: measure.space.s16, borderTop: `1px solid ${color.border}` })
