import { plain } from '#graphql/values/search.ts'
import { isKnownWord, unleet } from './commonPasswords.rules.ts'

const shortestWord = 3

/** Adding this many letters or digits does not make a known word a secret: `Thandi2024`. */
const mostBeside = 4

const wordsOf = (text: string) =>
  plain(text)
    .split(/[^a-z]+/)
    .filter((word) => word.length >= shortestWord)

/** What is left without these words; null if it contains none of them. */
function without(text: string, words: readonly string[]): string | null {
  const left = words.reduce((rest, word) => rest.replaceAll(word, ' '), text)
  return left === text ? null : left
}

/** Letters and digits that are neither a known word nor a separator. */
const lengthOf = (text: string) =>
  text
    .split(/[^a-z0-9]+/)
    .filter((part) => !isKnownWord(part))
    .join('').length

/** Letters for digits and symbols, except for some at either end, which may be a year or an exclamation mark: `L3rat02024!`. */
function spellingsOf(text: string): { spelling: string; beside: string }[] {
  const [begin = ''] = /^[^a-z]{0,5}/.exec(text) ?? []
  const [end = ''] = /[^a-z]{0,5}$/.exec(text) ?? []
  const cuts = (edge: string) => Array.from({ length: edge.length + 1 }, (_, cut) => cut)
  return cuts(begin).flatMap((first) =>
    cuts(end).map((cut) => {
      const last = Math.max(first, text.length - cut)
      return { spelling: unleet(text.slice(first, last)), beside: `${text.slice(0, first)} ${text.slice(last)}` }
    }),
  )
}

/**
 * Whether a password consists of these words only, in any spelling, with at most a few characters or common words
 * added: `thandi.mokoena`, `Mokoena#2024`, `kiewiet-admin`.
 * @param known what others know: names, username, e-mail address, the centre's name
 */
export function isMadeOfContextWords(password: string, known: readonly string[]): boolean {
  const words = [...new Set(['kiewiet', ...known.flatMap(wordsOf)])].toSorted((a, b) => b.length - a.length)
  const text = plain(password)
  return [{ spelling: text, beside: '' }, ...spellingsOf(text)].some(({ spelling, beside }) => {
    const left = without(spelling, words)
    return left !== null && lengthOf(`${left} ${beside}`) <= mostBeside
  })
}
