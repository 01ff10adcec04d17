type Text = string | null | undefined

/** A text whose letters have lost their marks: Zoë as Zoe. */
export const withoutMarks = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '')

/** Every sign that is typed or printed as an apostrophe. */
export const apostrophes = "'’‘ʼ`´′"

const apostrophe = new RegExp(`[${apostrophes}]`, 'g')

/**
 * A text as a search reads it: without accents, apostrophes and capitals, so that "zoe" finds Zoë, and "dangelo" as
 * well as "d'angelo" finds D’Angelo.
 */
export const plain = (text: string) => withoutMarks(text).replace(apostrophe, '').toLowerCase()

/** These texts as a search reads them, in one. Made once for each row of a long list. */
export const searchText = (...texts: readonly Text[]) => plain(texts.filter(Boolean).join(' '))

/** Whether every word that was searched for is somewhere in a text that {@link searchText} has made. */
export const foundIn = (text: string, search: string) =>
  plain(search)
    .split(/\s+/)
    .every((word) => text.includes(word))

/** The same for texts as they are. */
export const matches = (search: string, ...texts: readonly Text[]) => foundIn(searchText(...texts), search)
