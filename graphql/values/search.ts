type Text = string | null | undefined

/** A text whose letters have lost their marks: Zoë as Zoe. */
export const withoutMarks = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '')

/** A text as a search reads it: without accents and capitals, so that "zoe" finds Zoë. */
export const plain = (text: string) => withoutMarks(text).toLowerCase()

/** These texts as a search reads them, in one. Made once for each row of a long list. */
export const searchText = (...texts: readonly Text[]) => plain(texts.filter(Boolean).join(' '))

/** Whether every word that was searched for stands somewhere in a text that {@link searchText} has made. */
export const foundIn = (text: string, search: string) =>
  plain(search)
    .split(/\s+/)
    .every((word) => text.includes(word))

/** The same for texts as they are. */
export const matches = (search: string, ...texts: readonly Text[]) => foundIn(searchText(...texts), search)
