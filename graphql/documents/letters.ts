import { withoutMarks } from '#graphql/values/search.ts'

/** Letters that the first file of each font has, and those that only the second one has. */
const latin =
  '\n\u0020-\u007e\u00a0-\u00ac\u00ae-\u00ff\u0131\u0152\u0153\u02c6\u02da\u02dc\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u2039\u203a\u2044\u20ac\u2122\u2212'
const more =
  '\u0100-\u0113\u0116-\u0127\u012a\u012b\u012e-\u0130\u0132-\u0137\u0139-\u013e\u0141-\u0148\u014a-\u014d\u0150\u0151\u0154-\u0161\u0164\u0165\u016a-\u017e\u01cd\u01ce\u0218-\u021b\u0237\u02c7\u02dd\u1e80-\u1e85\u1e9e\u1ef2\u1ef3\u2020\u20b9'
const hasMore = new RegExp(`[${more}]`, 'u')
const runs = new RegExp(`[${more}]+|[^${more}]+`, 'gu')
const unknown = new RegExp(`[^${latin}${more}]`, 'gu')

/** What people paste from elsewhere, as our fonts can say it. */
const pasted: readonly (readonly [RegExp, string])[] = [
  [/\r\n?|[\u2028\u2029]/g, '\n'],
  [/[\t\u2000-\u200a\u202f\u205f\u3000]/g, ' '],
  [/[\u2010\u2011]/g, '-'],
  [/[\u2012\u2015]/g, '–'],
  [/[\u02bb\u02bc\u201b\u2032]/g, '’'],
  [/\u2033/g, '”'],
  // the bullets of word processors, some of them out of a font of their own
  [/[\u2023\u2043\u25a0-\u25ff\uf0a7\uf0b7]/g, '•'],
  [/[\u2192\u21d2]/g, '->'],
  [/\u2264/g, '<='],
  [/\u2265/g, '>='],
]

/** Faces, hearts, ticks and other pictures, with what joins and tints them. */
const picture =
  '(?:(?![©®™])\\p{Extended_Pictographic}|\\p{Emoji_Modifier}|[\\u2600-\\u27bf\\ufe0e\\ufe0f\\u20e3\\u200d])+'
const leadingPictures = new RegExp(`^${picture} *`, 'gmu')
const pictures = new RegExp(` ?${picture}`, 'gu')

/** A letter that no font has, without its marks: ṱ as t. */
function nearest(letter: string): string {
  const bare = withoutMarks(letter)
  return bare === letter || bare.search(unknown) !== -1 ? '?' : bare
}

/**
 * A text as our fonts can write it: pictures are left out with the space before them, a letter with a mark that is
 * missing stands without it, what else is missing becomes a question mark.
 */
export function writable(text: string): string {
  const known = pasted.reduce((so, [from, to]) => so.replace(from, to), text.normalize('NFC'))
  return known
    .replace(leadingPictures, '')
    .replace(pictures, '')
    .replace(/[\p{Cf}\u034f]/gu, '')
    .replace(unknown, nearest)
}

export interface Run {
  text: string
  /** Whether its letters stand in the second file of the font. */
  isMore: boolean
}

/** The pieces of a text, each with letters of one file alone. */
export const runsOf = (text: string): Run[] =>
  (text.match(runs) ?? []).map((run) => ({ text: run, isMore: hasMore.test(run) }))
