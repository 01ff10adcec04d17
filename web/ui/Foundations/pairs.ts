import type { color } from '../theme/contract.css.ts'

type Name = keyof typeof color
export interface Pair {
  front: Name
  back: Name
  /** The least contrast it needs: 4.5 for text, 3 for edges, rings and icons. */
  least: 4.5 | 3
}

const on = (backs: readonly Name[], front: Name, least: Pair['least'] = 4.5): Pair[] =>
  backs.map((back) => ({ front, back, least }))

/** The colours that meet on a screen. */
export const pairs: readonly Pair[] = [
  ...on(['ground', 'surface', 'sunken', 'raised', 'actionTint'], 'text'),
  ...on(['ground', 'surface', 'sunken', 'raised'], 'muted'),
  ...on(['surface', 'ground'], 'control', 3),
  ...on(['action', 'actionHover', 'actionPress'], 'onAction'),
  ...on(['ground', 'surface', 'sunken', 'actionTint'], 'action'),
  ...on(['ground', 'surface', 'sunken'], 'focus', 3),
  ...on(['goodTint', 'surface'], 'good'),
  ...on(['warningTint', 'surface'], 'warning'),
  ...on(['dangerTint', 'surface'], 'danger'),
  ...on(['infoTint', 'surface'], 'info'),
  ...on(['neutralTint'], 'neutral'),
  ...on(['marigoldTint'], 'marigoldText'),
  ...on(['coralTint'], 'coralText'),
  ...on(['skyTint'], 'skyText'),
  ...on(['leafTint'], 'leafText'),
  ...on(['footer'], 'footerText'),
  ...on(['footer'], 'onFooter'),
  ...on(['whatsapp'], 'onWhatsapp', 3),
]
