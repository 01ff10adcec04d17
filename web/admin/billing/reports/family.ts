import { fullName } from '../../shared/people/format.ts'
import type { BillingReportsQuery } from '../billing.generated.ts'

export type Family = BillingReportsQuery['familyDebts'][number]

/** `Lerato and Thabo Mokoena`; each with the own surname where they differ. */
export function familyName({ children }: Pick<Family, 'children'>) {
  const last = children.at(-1)
  if (!last || children.length < 2) return children.map(fullName).join('')
  const isOne = children.every(({ lastName }) => lastName === last.lastName)
  const others = children.slice(0, -1).map((child) => (isOne ? child.firstName : fullName(child)))
  return `${others.join(', ')} and ${fullName(last)}`
}
