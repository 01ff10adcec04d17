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

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

type Text = string | null | undefined

/** These texts as a search reads them: without accents and capitals. Made once for each row of a long list. */
export const searchText = (...texts: readonly Text[]) => plain(texts.filter(Boolean).join(' '))

/** Whether every word that was searched for stands somewhere in a text that {@link searchText} has made. */
export const foundIn = (text: string, search: string) =>
  plain(search)
    .split(/\s+/)
    .every((word) => text.includes(word))

/** The same for texts as they are. */
export const matches = (search: string, ...texts: readonly Text[]) => foundIn(searchText(...texts), search)

export const count = (number: number, one: string, many = `${one}s`) => `${number} ${number === 1 ? one : many}`
