import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { color, measure } from '../theme/contract.css.ts'

export const badge = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 5,
  maxWidth: '100%',
  padding: '2px 9px',
  borderRadius: measure.radius.full,
  fontSize: measure.size.tiny,
  fontWeight: 600,
  lineHeight: '20px',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
})

/** The icon is in the text: beside it, a narrow face would be too narrow for a word. */
export const wrap = style({
  display: 'inline-block',
  padding: '2px 6px',
  borderRadius: measure.radius.button,
  lineHeight: 1.35,
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
})
globalStyle(`${badge} > svg`, { flex: 'none' })
globalStyle(`${wrap} > svg`, { display: 'inline', marginInlineEnd: 4, verticalAlign: -2 })

export const tone = styleVariants({
  good: { background: color.goodTint, color: color.good },
  warning: { background: color.warningTint, color: color.warning },
  danger: { background: color.dangerTint, color: color.danger },
  info: { background: color.infoTint, color: color.info },
  neutral: { background: color.neutralTint, color: color.neutral },
  teal: { background: color.actionTint, color: color.action },
  marigold: { background: color.marigoldTint, color: color.marigoldText },
  coral: { background: color.coralTint, color: color.coralText },
  sky: { background: color.skyTint, color: color.skyText },
  leaf: { background: color.leafTint, color: color.leafText },
})

export const count = style({
  display: 'inline-block',
  minWidth: 20,
  padding: '0 6px',
  borderRadius: 10,
  background: color.action,
  color: color.onAction,
  fontSize: '.75rem',
  fontWeight: 650,
  lineHeight: '20px',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
})
export const countDanger = style({ background: color.danger, color: color.surface })
