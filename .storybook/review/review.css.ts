import { globalStyle, style } from '@vanilla-extract/css'

/** A board takes the whole width, margins and the column of contents of a documentation page included. */
export const wide = style({})
globalStyle(`.sbdocs-wrapper:has(${wide})`, { padding: 20 })
globalStyle(`.sbdocs-wrapper:has(${wide}) > aside`, { display: 'none' })
globalStyle(`.sbdocs-content:has(${wide})`, { maxWidth: 'none' })

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: 10,
  marginBlockEnd: 16,
  fontSize: 14,
})
export const choice = style({ display: 'grid', gap: 4, fontSize: 13, fontWeight: 600 })
export const chooser = style({
  minBlockSize: 36,
  maxInlineSize: 260,
  paddingInline: 10,
  border: '1px solid #8a94a6',
  borderRadius: 8,
  background: '#fff',
  color: '#1b2333',
  fontFamily: 'inherit',
  fontSize: 14,
  fontWeight: 400,
})
export const board = style({
  display: 'grid',
  gap: 24,
  overflowX: 'auto',
})
export const row = style({ display: 'flex', gap: 16, alignItems: 'start' })
export const frame = style({ display: 'grid', gap: 6, margin: 0, fontSize: 13 })
export const window = style({
  overflow: 'hidden',
  border: '1px solid #8a94a6',
  borderRadius: 8,
  background: '#fff',
})
export const page = style({ border: 0, transformOrigin: '0 0', display: 'block' })
