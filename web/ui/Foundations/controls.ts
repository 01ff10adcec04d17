import { Bell, CalendarDays, Mail, Phone, Plus, Users } from 'lucide-react'

/** How the table of props names the values of a prop. */
const named = (options: readonly unknown[]) => ({ type: { summary: options.join(' | ') } })

/** A control that offers each variant a component's styles have: `tone: choice(styles.tone)`. */
export const choice = (variants: object) => ({
  control: 'inline-radio' as const,
  options: Object.keys(variants),
  table: named(Object.keys(variants)),
})

/** The same for other values: `level: oneOf([2, 3])`. */
export const oneOf = (options: readonly (string | number)[]) => ({
  control: 'select' as const,
  options,
  table: named(options),
})

const icons = { Bell, CalendarDays, Mail, Phone, Plus, Users }

/** A few icons, and none. */
export const icon = {
  control: 'select' as const,
  options: ['none', ...Object.keys(icons)],
  mapping: { none: undefined, ...icons },
}

/** An icon where there has to be one. */
export const someIcon = { control: 'select' as const, options: Object.keys(icons), mapping: icons }

export const words = { control: 'text' as const }
export const toggle = { control: 'boolean' as const }
export const amount = (min: number, max: number, step = 1) => ({ control: { type: 'range' as const, min, max, step } })

/** The steps of the space scale. */
export const space = oneOf([0, 4, 8, 12, 16, 20, 24, 32, 40, 56, 72, 108])
