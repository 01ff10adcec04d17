import type { CSSProperties } from 'react'
import type { measure } from './theme/contract.css.ts'

/** A step of the space scale by its size in pixels: `space={16}`. */
export type Space = 0 | 4 | 8 | 12 | 16 | 20 | 24 | 32 | 40 | 56 | 72 | 108

/** The token of a step. */
export function spaceToken(space: Exclude<Space, 0>): keyof (typeof measure)['space'] {
  return `s${space}`
}

/** Inline style that sets custom properties made with `createVar()`, which reads `var(--name)`. */
export function setVars(values: Record<string, string | number>): CSSProperties {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name.slice(4, -1), String(value)]))
}

/** Joins class names and leaves out whatever is not one. */
export function classes(...names: unknown[]): string {
  return names.filter((name) => typeof name === 'string' && name !== '').join(' ')
}
