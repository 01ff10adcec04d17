const collator = new Intl.Collator('en-ZA', { numeric: true, sensitivity: 'base' })

/** The order of words for people, in every list: du Toit beside Dube, Zoë beside Zoe, "Room 2" before "Room 10". */
export const compareWords = (one: string, other: string): number => collator.compare(one, other)
