import { style, styleVariants } from '@vanilla-extract/css'
import { measure } from '../theme/contract.css.ts'

export const stack = style({ display: 'grid', alignContent: 'start', gridTemplateColumns: 'minmax(0, 1fr)' })

/** Space between children, shared by the layout components. */
export const gap = styleVariants(measure.space, (space) => [{ gap: space }])

export const align = styleVariants({
  stretch: { justifyItems: 'stretch' },
  start: { justifyItems: 'start' },
  center: { justifyItems: 'center', textAlign: 'center' },
  end: { justifyItems: 'end' },
})
