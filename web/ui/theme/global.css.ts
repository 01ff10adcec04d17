import { globalStyle } from '@vanilla-extract/css'
import { color, measure } from './contract.css.ts'

globalStyle('*, ::before, ::after', { boxSizing: 'border-box' })
globalStyle('html', { WebkitTextSizeAdjust: '100%', textSizeAdjust: '100%' })
/* Where people work, a page is at once where they go. */
globalStyle('html[data-area=site]', {
  '@media': { '(prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' } },
})
/* Not the root: its size is what every rem is counted from. */
globalStyle('body, body [data-area]', {
  background: color.ground,
  color: color.text,
  fontFamily: measure.font.body,
  fontSize: measure.size.body,
  lineHeight: measure.line.body,
  /* A name or an address without a space may be longer than a phone is wide. */
  overflowWrap: 'break-word',
})
globalStyle('body', { margin: 0, minHeight: '100dvh', WebkitFontSmoothing: 'antialiased' })
globalStyle('h1, h2, h3, h4', {
  margin: 0,
  fontFamily: measure.font.display,
  fontWeight: 600,
  lineHeight: 1.14,
  letterSpacing: '-.005em',
  wordSpacing: '.06em',
  textWrap: 'balance',
  /* also where a heading stands beside something else and would not get narrower than its longest word */
  overflowWrap: 'anywhere',
})
globalStyle('h1', { fontSize: measure.size.h1 })
globalStyle('h2', { fontSize: measure.size.h2 })
globalStyle('h3, h4', { fontSize: measure.size.h3 })
globalStyle('p, ul, ol, dl, dd, figure, fieldset, blockquote, pre', { margin: 0, padding: 0, border: 0 })
globalStyle('fieldset', { minWidth: 0 })
globalStyle('ul, ol', { listStyle: 'none' })
globalStyle('img, svg', { display: 'block', maxWidth: '100%' })
/* Width and height attributes alone would stretch a picture that is narrower than they say. */
globalStyle('img', { height: 'auto' })
globalStyle('a', { color: 'inherit' })
globalStyle('button, input, select, textarea', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' })
globalStyle('button', { cursor: 'pointer' })
globalStyle('button:disabled, [aria-disabled=true]', { cursor: 'not-allowed' })
globalStyle('table', { borderCollapse: 'collapse', width: '100%' })
/* Stands outside of what React renders: `entry/document.ts`. */
globalStyle('#not-started', {
  position: 'fixed',
  zIndex: 1,
  inset: 'auto 0 0',
  padding: measure.space.s16,
  background: color.dangerTint,
  color: color.text,
  textAlign: 'center',
})
globalStyle('[hidden]', { display: 'none !important' })
globalStyle(':focus-visible', { outline: `3px solid ${color.focus}`, outlineOffset: 2 })
/* One stroke width everywhere; an icon without its own size grows with the text beside it. */
globalStyle('.lucide', { flex: 'none', strokeWidth: 1.75 })
globalStyle('.lucide[width="24"]', { width: '1.25em', height: '1.25em' })
/* For the length of a transition text would stand without contrast between two schemes. */
globalStyle('[data-scheme-changing] *, [data-scheme-changing] ::before, [data-scheme-changing] ::after', {
  transition: 'none !important',
})
globalStyle('*, ::before, ::after', {
  '@media': {
    '(prefers-reduced-motion: reduce)': { scrollBehavior: 'auto !important' as 'auto' },
    print: { boxShadow: 'none !important' },
  },
})
