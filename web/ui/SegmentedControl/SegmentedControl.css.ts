import { style, styleVariants } from '@vanilla-extract/css'
import { color, measure } from '../theme/contract.css.ts'
import { forcedChoice, forcedColors } from '../theme/forced.ts'

export const group = style({
  display: 'inline-flex',
  maxWidth: '100%',
  background: color.surface,
  border: `1px solid ${color.control}`,
  borderRadius: 9,
  '@media': { '(max-width: 640px)': { display: 'flex', width: '100%' } },
})

export const part = style({
  position: 'relative',
  flex: 'auto',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 5,
  minHeight: 30,
  padding: '0 11px',
  color: color.muted,
  fontSize: measure.size.small,
  fontWeight: 550,
  lineHeight: 1.2,
  // where they do not fit, the words wrap inside their segment
  minWidth: 0,
  textAlign: 'center',
  cursor: 'pointer',
  borderRight: `1px solid ${color.border}`,
  selectors: {
    '&:first-child': { borderRadius: '8px 0 0 8px' },
    '&:last-child': { borderRight: 0, borderRadius: '0 8px 8px 0' },
    '&:hover': { color: color.text },
    /* Inside, because the neighbour would cover it outside. */
    '&:has(:focus-visible)': { outline: `3px solid ${color.focus}`, outlineOffset: -3, borderRadius: 8, zIndex: 1 },
    '&:has(:disabled)': { opacity: 0.5, cursor: 'not-allowed' },
  },
  '@media': { '(pointer: coarse), (max-width: 640px)': { minHeight: `max(44px, ${measure.control.small})` } },
})

export const input = style({ position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' })

const chosen = (background: string, text: string) => ({
  selectors: { '&:has(:checked)': { background, color: text, fontWeight: 700 } },
  '@media': { [forcedColors]: { selectors: { '&:has(:checked)': forcedChoice } } },
})

export const tone = styleVariants({
  action: chosen(color.actionTint, color.action),
  good: chosen(color.goodTint, color.good),
  warning: chosen(color.warningTint, color.warning),
  danger: chosen(color.dangerTint, color.danger),
  info: chosen(color.infoTint, color.info),
  neutral: chosen(color.neutralTint, color.neutral),
})

/** Only the chosen part shows its icon. */
export const icon = style({ display: 'none', selectors: { ':has(:checked) > &': { display: 'block' } } })
