import { style, styleVariants } from '@vanilla-extract/css'

export const inline = style({ display: 'flex', minWidth: 0 })
export const wrap = style({ flexWrap: 'wrap' })

export const align = styleVariants({
  center: { alignItems: 'center' },
  start: { alignItems: 'flex-start' },
  end: { alignItems: 'flex-end' },
  baseline: { alignItems: 'baseline' },
  stretch: { alignItems: 'stretch' },
})

export const justify = styleVariants({
  start: {},
  center: { justifyContent: 'center' },
  end: { justifyContent: 'flex-end' },
  between: { justifyContent: 'space-between' },
})

/** Takes the room that is left, and may get narrower than its content. */
export const grow = style({ flex: '1 1 0', minWidth: 0 })
