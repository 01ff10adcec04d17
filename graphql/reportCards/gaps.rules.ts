/** What a template leaves open: words in brackets or braces, and dots that stand alone. */
const gap = /\[[^[\]\n]*\]|(?<!\{)\{+[^{}\n]*\}+|(?<![^\s(])(?:…|\.{3,})/

/** The first gap of a text, with the words before it where it is dots: `plays most with …`; null for none. */
export function gapIn(text: string | null | undefined): string | null {
  const found = gap.exec(text ?? '')
  if (!text || !found) return null
  if (!/^[….]/.test(found[0])) return found[0]
  const before = text.slice(0, found.index).trimEnd().split('\n').at(-1) ?? ''
  return [...before.split(' ').slice(-5), '…'].join(' ').trim()
}

export const gapMessage = (found: string) =>
  `The text still contains a placeholder: “${found}”. Please fill it in or remove it.`
