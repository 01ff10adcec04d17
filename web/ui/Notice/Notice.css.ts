import { style } from '@vanilla-extract/css'
import { measure } from '../theme/contract.css.ts'

export const notice = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: '2px 10px',
  padding: '12px 14px',
  borderRadius: measure.radius.small,
  fontSize: '.96875rem',
  lineHeight: 1.45,
})
export const oneLine = style({ gridTemplateColumns: 'auto 1fr auto', alignItems: 'center', paddingBlock: 4 })
export const icon = style({ marginTop: 2, selectors: { [`${oneLine} > &`]: { marginTop: 0 } } })
export const title = style({ fontWeight: 650 })
export const body = style({ minWidth: 0 })
