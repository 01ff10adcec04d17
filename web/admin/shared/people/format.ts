import { compareWords } from '#web/ui/Table/compareWords.ts'

export const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }) => `${firstName} ${lastName}`

interface Named {
  firstName: string
  lastName: string
}

/** By surname, then first name, as tables sort their name column. */
export const nameKey = ({ firstName, lastName }: Named) => `${lastName} ${firstName}`

export const byName = (one: Named, other: Named) => compareWords(nameKey(one), nameKey(other))

export const count = (number: number, one: string, many = `${one}s`) => `${number} ${number === 1 ? one : many}`
