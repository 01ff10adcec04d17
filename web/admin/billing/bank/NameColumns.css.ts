import { createVar, style } from '@vanilla-extract/css'
import { color, measure } from '#web/ui/theme/contract.css.ts'

/** How many columns the file has. */
export const count = createVar()

/** Below this width of its own the columns of the file are rows: all choices are one below the other, each with two examples. */
const narrow = '(max-width: 560px)'
const edge = `1px solid ${color.border}`

export const box = style({
  containerType: 'inline-size',
  overflowX: 'auto',
  border: edge,
  borderRadius: measure.radius.small,
  background: color.surface,
})
export const table = style({
  minWidth: '100%',
  fontSize: measure.size.small,
  '@container': {
    [narrow]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 8.75rem) repeat(2, minmax(0, 1fr))',
      gridTemplateRows: `repeat(${count}, auto)`,
      gridAutoFlow: 'column',
    },
  },
})
export const rows = style({ '@container': { [narrow]: { display: 'contents' } } })
export const row = style({
  '@container': { [narrow]: { display: 'contents', selectors: { 'tbody > &:nth-child(n + 3)': { display: 'none' } } } },
})

const cellBase = style({
  padding: measure.space.s8,
  borderTop: edge,
  textAlign: 'start',
  fontWeight: 400,
  selectors: { 'thead &': { borderTop: 0, background: color.sunken, verticalAlign: 'bottom' } },
  '@container': {
    [narrow]: {
      alignContent: 'center',
      selectors: { 'thead &, tbody &': { borderTop: 0, borderBottom: edge }, 'tr > &:last-child': { borderBottom: 0 } },
    },
  },
})
export const choice = style([cellBase, { minWidth: '8.75rem', '@container': { [narrow]: { minWidth: 0 } } }])
export const cell = style([
  cellBase,
  {
    maxWidth: '11rem',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
    '@container': {
      [narrow]: {
        paddingInline: `${measure.space.s4} 0`,
        fontSize: measure.size.tiny,
        whiteSpace: 'normal',
        overflowWrap: 'anywhere',
      },
    },
  },
])
export const amount = style({ textAlign: 'end', '@container': { [narrow]: { textAlign: 'start' } } })
export const unused = style({ color: color.muted })
export const line = style([cellBase, { color: color.muted, '@container': { [narrow]: { display: 'none' } } }])
