import { style, styleVariants } from '@vanilla-extract/css'
import { color, measure } from '#web/ui/theme/contract.css.ts'

const narrow = '(max-width: 640px)'

export const path = style({ display: 'grid', padding: `${measure.space.s4} ${measure.space.s16}` })
/** Where the mark of a part is, from its top. */
const middle = '23px'

/** The line runs from the middle of the first mark to that of the last one. */
export const part = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '20px minmax(140px, 1fr) minmax(0, 1fr) minmax(0, 1fr) 108px',
  gap: '2px 12px',
  alignItems: 'baseline',
  minHeight: 46,
  paddingBlock: 10,
  '@media': { [narrow]: { gridTemplateColumns: '20px minmax(0, 1fr) auto' } },
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: 9,
      borderInlineStart: `2px solid ${color.control}`,
    },
    '&:first-child::before': { insetBlockStart: middle },
    '&:last-child::before': { insetBlockEnd: `calc(100% - ${middle})` },
    '&:only-child::before': { display: 'none' },
  },
})
export const away = style({ color: color.muted, selectors: { '&::before': { borderInlineStartStyle: 'dashed' } } })

const markBase = style({
  position: 'absolute',
  insetBlockStart: middle,
  insetInlineStart: 10,
  translate: '-50% -50%',
  width: 12,
  height: 12,
  borderRadius: measure.radius.full,
  border: `2px solid ${color.control}`,
  background: color.surface,
  forcedColorAdjust: 'none',
})
export const mark = styleVariants({
  past: [markBase, { background: color.control }],
  now: [markBase, { width: 16, height: 16, borderColor: color.action, background: color.action }],
  ahead: [markBase, { borderColor: color.action }],
})
export const name = style({
  gridColumn: 2,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 8px',
  alignItems: 'center',
  fontWeight: 650,
  overflowWrap: 'anywhere',
})
export const note = style({
  color: color.muted,
  fontSize: measure.size.small,
  '@media': { [narrow]: { gridColumn: 2 } },
})
export const days = style([note, { fontVariantNumeric: 'tabular-nums' }])
export const tools = style({
  alignSelf: 'center',
  justifySelf: 'end',
  marginBlock: -6,
  '@media': { [narrow]: { gridArea: '1 / 3 / span 3' } },
})
