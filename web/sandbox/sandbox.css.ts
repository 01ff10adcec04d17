import { globalStyle, style } from '@vanilla-extract/css'
import { color, measure } from '../ui/theme/contract.css.ts'

const { space, size } = measure
const monospace = 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace'

export const page = style({ display: 'flex', flexDirection: 'column', height: '100dvh' })

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space.s8} ${space.s24}`,
  padding: `${space.s8} ${space.s16}`,
  background: color.surface,
  borderBottom: `1px solid ${color.border}`,
})

export const main = style({ flex: 1, minHeight: 0 })

/* GraphiQL names fonts that come from elsewhere. */
globalStyle('.graphiql-container', {
  vars: { '--font-family': measure.font.body, '--font-family-mono': monospace },
})
globalStyle('.graphiql-container svg', { display: 'initial' })

/* As wide as the name counts in another font, and a little more. */
globalStyle('.graphiql-container .graphiql-operation-title-bar input', { minWidth: '12ch' })

/* Beside a plugin two editors are too narrow to read: the answer goes below. */
globalStyle('.graphiql-container #graphiql-session', {
  '@media': { '(max-width: 1000px)': { flexDirection: 'column', gap: space.s8 } },
})
globalStyle('.graphiql-container #graphiql-session > .graphiql-horizontal-drag-bar', {
  '@media': { '(max-width: 1000px)': { display: 'none' } },
})

export const halves = style({ display: 'flex', flexDirection: 'column', height: '100%', gap: space.s16 })
export const half = style({
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  selectors: { '& + &': { borderTop: `1px solid ${color.border}`, paddingTop: space.s16 } },
})

export const title = style({ marginBottom: space.s8 })
export const about = style({ color: color.muted, fontSize: size.small })
export const area = style({ marginTop: space.s16 })
export const areaName = style({ cursor: 'pointer', fontWeight: 650 })
export const groupName = style({ margin: `${space.s12} 0 ${space.s4}`, fontSize: size.small, color: color.muted })
export const list = style({ display: 'grid', gap: space.s4 })

export const example = style({
  display: 'grid',
  width: '100%',
  minHeight: measure.control.small,
  padding: `${space.s4} ${space.s8}`,
  textAlign: 'start',
  background: 'none',
  border: 0,
  borderRadius: measure.radius.small,
  ':hover': { background: color.actionTint },
})

export const statements = style({ display: 'grid', gap: space.s16, marginTop: space.s12 })
export const statement = style({ paddingBottom: space.s12, borderBottom: `1px solid ${color.border}` })
export const code = style({
  display: 'block',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  fontFamily: monospace,
  fontSize: size.small,
})
export const values = style([code, { color: color.info }])

export const panel = style({ maxHeight: '50vh', overflow: 'auto', padding: `${space.s8} ${space.s12}` })
export const sums = style({ cursor: 'pointer', fontSize: size.small })
