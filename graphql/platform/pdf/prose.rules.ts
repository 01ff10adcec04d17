/** The paragraphs of a text, in groups where there are empty lines between them. */
export const groupsOf = (text: string): string[][] =>
  text
    .split(/\n\s*\n/)
    .map((group) => group.split('\n').filter((line) => line.trim() !== ''))
    .filter((group) => group.length > 0)

/** A short line without a full stop, over a longer one or a list: people type headings like that. */
export const isHeading = (line: string, next = '') =>
  line.length <= 60 && /[\p{L}\p{N})]$/u.test(line.trim()) && (next.length > line.length || /^\s*[-*•…\d]/u.test(next))
