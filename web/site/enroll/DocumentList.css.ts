import { globalStyle, style } from '@vanilla-extract/css'
import { color, measure } from '#web/ui/theme/contract.css.ts'

export const list = style({ display: 'grid', gap: 2 })
globalStyle(`${list} a`, {
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 48,
  padding: '6px 10px',
  marginInline: -10,
  borderRadius: measure.radius.small,
  textDecoration: 'none',
  fontWeight: 600,
  lineHeight: 1.35,
})
globalStyle(`${list} a:hover`, { background: color.actionTint })
globalStyle(`${list} svg`, { color: color.action })
export const kind = style({ marginLeft: 'auto', color: color.muted, fontSize: '.90625rem', fontWeight: 400 })
