import { style } from '@vanilla-extract/css'
import { measure } from '#web/ui/theme/contract.css.ts'

export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr) minmax(0, 88px) auto',
  gap: measure.space.s8,
  alignItems: 'end',
  '@media': {
    '(max-width: 520px)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 88px) auto' },
  },
})
export const item = style({ '@media': { '(max-width: 520px)': { gridColumn: '1 / -1' } } })
export const total = style({ display: 'flex', justifyContent: 'space-between', alignItems: 'center' })

/** Several lines in a cell need air above and below. */
export const lines = style({ paddingBlock: 6 })
/** The words of the longest status are never cut off. */
export const status = style({ minWidth: 132 })
/** Beside its picture a name wraps between its words only. */
export const itemName = style({ overflowWrap: 'break-word' })
