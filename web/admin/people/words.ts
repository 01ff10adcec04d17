export const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }) => `${firstName} ${lastName}`

interface Named {
  firstName: string
  lastName: string
}

/** By surname, then first name, as tables sort their name column. */
export const nameKey = ({ firstName, lastName }: Named) => `${lastName} ${firstName}`

/** The order of tables: a list that comes in it already is sorted again in no time, however long it is. */
const words = new Intl.Collator('en-ZA', { numeric: true, sensitivity: 'base' })

export const byName = (one: Named, other: Named) => words.compare(nameKey(one), nameKey(other))

export const count = (number: number, one: string, many = `${one}s`) => `${number} ${number === 1 ? one : many}`
