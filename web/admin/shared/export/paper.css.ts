import { globalStyle, style } from '@vanilla-extract/css'
import { color, measure } from '#web/ui/theme/contract.css.ts'

/** Tools and filters have nothing to say on paper. */
export const onScreen = style({ '@media': { print: { display: 'none' } } })
export const onPaper = style({ display: 'none', '@media': { print: { display: 'block' } } })

export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: measure.space.s8,
  '@media': { print: { display: 'none' } },
})
export const tools = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: measure.space.s8 })
export const screen = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: measure.space.s16,
  // a grid is not broken between two sheets of paper
  '@media': { '(max-width: 640px)': { gap: measure.space.s8 }, print: { display: 'block' } },
})
/** The same, and not on paper. */
export const screenOnly = style([screen, { '@media': { print: { display: 'none' } } }])

/** The row of tabs is for the screen as well. */
export const section = style({})
globalStyle(`${section} > *`, { '@media': { print: { display: 'block' } } })
globalStyle(`${section} [role=tablist]`, { '@media': { print: { display: 'none' } } })

export const paperTitle = style({ fontFamily: measure.font.display, fontSize: measure.size.h3, marginBlockEnd: 8 })
export const paperTable = style({ width: '100%', fontSize: measure.size.small })
export const paperCell = style({
  padding: '5px 8px 5px 0',
  textAlign: 'start',
  verticalAlign: 'top',
  borderBottom: `1px solid ${color.border}`,
})
export const paperHead = style([paperCell, { fontWeight: 700 }])
export const paperRow = style({ breakInside: 'avoid' })
