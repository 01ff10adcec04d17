import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { color, measure } from '#web/ui/theme/contract.css.ts'
const narrow = 'screen and (max-width: 640px)'

export const brand = style({
  display: 'inline-flex',
  gap: 12,
  alignItems: 'center',
  minHeight: 44,
  textDecoration: 'none',
  '@media': { [narrow]: { minWidth: 0 } },
})
export const mark = style({
  width: 52,
  height: 52,
  flex: 'none',
  '@media': { [narrow]: { width: 42, height: 42 } },
})
export const name = style({
  display: 'block',
  fontFamily: measure.font.display,
  fontWeight: 600,
  fontSize: '1.625rem',
  lineHeight: 1,
  '@media': { [narrow]: { fontSize: '1.375rem' } },
})
export const tagline = style({
  display: 'block',
  marginTop: 5,
  fontSize: measure.size.tiny,
  fontWeight: 500,
  lineHeight: 1,
  whiteSpace: 'nowrap',
  // letters may be twice as large as usual
  '@media': { [narrow]: { lineHeight: 1.15, whiteSpace: 'normal' } },
})
export const on = styleVariants({ light: {}, dark: {} })
globalStyle(`${on.light} ${name}`, { color: color.action })
globalStyle(`${on.light} ${tagline}`, { color: color.muted })
globalStyle(`${on.dark} ${name}`, { color: color.onFooter })
globalStyle(`${on.dark} ${tagline}`, { color: color.footerText })
