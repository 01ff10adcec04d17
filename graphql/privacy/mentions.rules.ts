/** Characters around a name that show what a text is about. */
const around = 60

const escaped = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)

/**
 * What a text says of these names, as it is written there, as whole words: "Ann Lee" is not in "Joann Leeds".
 */
export function namedIn(text: string, names: readonly string[]): string[] {
  const found = names
    .filter((name) => name.trim() !== '')
    .flatMap((name) => [
      ...text.matchAll(new RegExp(String.raw`(?<![\p{L}\p{N}])${escaped(name)}(?![\p{L}\p{N}])`, 'giu')),
    ])
  return [...new Set(found.map(([written]) => written))]
}

/** The part of a text around a name, on one line. */
export function excerptOf(text: string, name: string): string {
  const at = text.indexOf(name)
  const [start, end] = [Math.max(0, at - around), Math.min(text.length, at + name.length + around)]
  const part = text.slice(start, end).replaceAll(/\s+/g, ' ').trim()
  return `${start > 0 ? '…' : ''}${part}${end < text.length ? '…' : ''}`
}
