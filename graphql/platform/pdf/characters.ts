import { openSync } from 'fontkit'
import { withoutMarks } from '#graphql/values/search.ts'
import { type Font, fontFiles } from './theme.ts'

/** The characters that a font has a glyph for. */
const charactersOf = (font: Font) => {
  const opened = openSync(fontFiles[font])
  return new Set('characterSet' in opened ? opened.characterSet.map((code) => String.fromCodePoint(code)) : [])
}
const textCharacters = charactersOf('text').add('\n')
const headingCharacters = charactersOf('heading').add('\n')

/** Whether a text can be set in the font of headings, which lacks letters such as ṱ. */
export const fitsHeading = (text: string) => [...text].every((character) => headingCharacters.has(character))

/** What people paste from elsewhere, as our fonts can say it. */
const pasted: readonly (readonly [RegExp, string])[] = [
  [/\r\n?|[\u2028\u2029]/g, '\n'],
  [/[\t\u00a0\u2000-\u200a\u202f\u205f\u3000]/g, ' '],
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

/** A character that the font lacks, without its marks, or else a question mark. */
function nearest(character: string): string {
  if (textCharacters.has(character)) return character
  const bare = withoutMarks(character)
  return bare !== character && [...bare].every((each) => textCharacters.has(each)) ? bare : '?'
}

/**
 * A text that the font has glyphs for: pictures are left out with the space before them, a letter with a mark that is
 * missing is written without it, what else is missing becomes a question mark.
 */
export function writable(text: string): string {
  const known = pasted.reduce((so, [from, to]) => so.replace(from, to), text.normalize('NFC'))
  const plain = known
    .replace(leadingPictures, '')
    .replace(pictures, '')
    .replace(/[\p{Cf}\p{Cc}\u034f]/gu, (sign) => (sign === '\n' ? sign : ''))
  return [...plain].map(nearest).join('')
}
