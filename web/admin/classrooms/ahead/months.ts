import type { ClassAheadQuery } from './ahead.generated.ts'

type Ahead = ClassAheadQuery['class']
export type ShownChange = Ahead['changesAhead'][number]

/** The months ahead, each with its places on its first day and who comes and goes until the next one. */
export const monthsOf = ({ placesAhead, changesAhead }: Pick<Ahead, 'placesAhead' | 'changesAhead'>) =>
  placesAhead.map((places, index) => {
    const next = placesAhead[index + 1]?.date
    const changes = changesAhead.filter(({ date }) => date >= places.date && (!next || date < next))
    return { places, changes }
  })

/** `starts`, `from Explorers`, `leaves`, `last day, then Young Scholars` */
export function formatChange({ kind, otherClass }: Pick<ShownChange, 'kind' | 'otherClass'>): string {
  if (kind === 'comes') return otherClass ? `from ${otherClass.name}` : 'starts'
  return otherClass ? `last day, then ${otherClass.name}` : 'last day'
}
