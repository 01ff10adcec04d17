import type { AnyQueryBuilder } from 'objection'
import { apostrophes, plain } from '#graphql/values/search.ts'

const inSql = apostrophes.replace("'", "''")

/** An SQL expression as {@link plain} makes a text: decomposed, without marks and apostrophes, in small letters. */
export const plainSql = (expression: string) =>
  String.raw`translate(lower(regexp_replace(normalize(${expression}, nfd), '[\u0300-\u036f]', '', 'g')), '${inSql}', '')`

/**
 * The same order in SQL, for `order by`: a database without language rules puts du, van and Š after Z.
 * @param columns names of text columns, with their tables where two tables have one of that name
 */
export const wordOrder = (...columns: string[]) => columns.map(plainSql).join(', ')

/** For `like` beside {@link plainSql}: the text anywhere, `%` and `_` in it as themselves. */
export const anywhere = (text: string) => `%${literally(text)}%`

/** For `like` beside {@link plainSql}: the text at the beginning. */
export const atBeginning = (text: string) => `${literally(text)}%`

const longestSearch = 200

/** For `like`: `%` and `_` of a text as themselves. */
export const escapeLike = (text: string) => text.replaceAll(/[\\%_]/g, String.raw`\$&`)

const literally = (text: string) => escapeLike(plain(text.slice(0, longestSearch).trim()))

/** Each word is a condition on every row that is looked through; what is typed after so many of them is not looked for. */
const mostWords = 10

/** What was typed, word by word: each of them has to be found. */
export const wordsOf = (search: string | null | undefined): string[] =>
  search?.slice(0, longestSearch).trim().split(/\s+/).filter(Boolean).slice(0, mostWords) ?? []

/**
 * Narrows a query to the rows that are found by every word of what was typed.
 * @param searched what is looked through, made by {@link plainSql}
 */
export function whereWords(query: AnyQueryBuilder, searched: string, search: string | null | undefined) {
  for (const word of wordsOf(search)) query.whereRaw(`${searched} like ?`, anywhere(word))
}
