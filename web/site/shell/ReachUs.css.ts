import { globalStyle, style } from '@vanilla-extract/css'
import { color, shadow } from '#web/ui/theme/contract.css.ts'
import { screens } from '../parts/screens.ts'

export const floating = style({
  position: 'fixed',
  right: 24,
  bottom: 24,
  zIndex: 9,
  width: 60,
  height: 60,
  borderRadius: '50%',
  display: 'grid',
  placeItems: 'center',
  background: color.whatsapp,
  color: color.onWhatsapp,
  boxShadow: shadow.two,
  '@media': {
    // less of the text lies under it where the page has no margin
    [screens.medium]: { right: 12, bottom: 12, width: 48, height: 48 },
    [screens.narrow]: { display: 'none' },
    [screens.low]: { display: 'none' },
    print: { display: 'none' },
  },
})

/* Anyone who fills in a form sees its fields, and the button that sends it. */
globalStyle(`:root:has(form:focus-within) ${floating}`, { display: 'none' })

/** Three ways to the centre, at the thumb. Only on phones. */
export const bar = style({
  display: 'none',
  '@media': {
    [screens.narrow]: {
      position: 'fixed',
      zIndex: 9,
      insetInline: 0,
      bottom: 0,
      display: 'flex',
      // large letters take a second row
      flexWrap: 'wrap',
      gap: 8,
      padding: '8px 12px calc(8px + env(safe-area-inset-bottom))',
      background: color.surface,
      borderTop: `1px solid ${color.border}`,
      boxShadow: shadow.two,
    },
    [screens.low]: {
      position: 'static',
      display: 'flex',
      flexWrap: 'wrap',
      gap: 8,
      padding: '8px 12px',
      borderTop: `1px solid ${color.border}`,
      boxShadow: 'none',
    },
    print: { display: 'none' },
  },
})
/* Notices stay clear of what is at the edge of the screen. */
globalStyle(`:root:has(${floating})`, {
  vars: { '--toast-end': '72px' },
  '@media': {
    [screens.narrow]: { vars: { '--toast-end': '0px', '--toast-bottom': '68px' } },
    [screens.low]: { vars: { '--toast-end': '0px', '--toast-bottom': '0px' } },
  },
})
globalStyle(`${bar} > a`, {
  flex: '1 1 auto',
  padding: '0 4px',
  fontSize: '.9375rem',
  gap: 6,
  borderRadius: 12,
  whiteSpace: 'nowrap',
})
globalStyle(`${bar} svg`, { flex: 'none' })
