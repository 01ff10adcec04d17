import type { Option } from '#web/ui/Field/SelectField.tsx'
import { observationAreaGroups, observationAreaLabels } from '#graphql/moments/moments.rules.ts'
import type { MomentFieldsFragment } from './moments.generated.ts'

export type Moment = MomentFieldsFragment

/** A child who may be chosen. */
export interface MomentChild {
  id: number
  /** As the list says it. */
  name: string
}

export const areaOptions: { label: string; options: Option[] }[] = observationAreaGroups.map(({ label, areas }) => ({
  label,
  options: areas.map((area) => ({ value: area, label: observationAreaLabels[area] })),
}))

export const tellingOptions = [
  { value: 'at_once', label: 'At once' },
  { value: 'at_closing', label: 'After closing the day' },
]

/** `2 of 3 pictures have arrived`; null where none is missing. */
export function missingText({ arrived, pictureCount }: Pick<Moment, 'arrived' | 'pictureCount'>): string | null {
  if (arrived >= pictureCount) return null
  return pictureCount === 1 ? 'The picture has not arrived' : `${arrived} of ${pictureCount} pictures have arrived`
}

/** `Amahle Dlamini, Ben Fourie` */
export const namesIn = (children: readonly { firstName: string; lastName: string }[]) =>
  children.map(({ firstName, lastName }) => `${firstName} ${lastName}`).join(', ')
