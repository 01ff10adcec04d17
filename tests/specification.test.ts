import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const lines = readFileSync(`${root}tests/specification.md`, 'utf8').split('\n')
const entries = lines.filter((line) => line.startsWith('- ['))

/** `path › name` of everything that a line names. */
const namedIn = (line: string) =>
  [...line.matchAll(/`([^`]+\.(?:tsx?|mjs))` › ([^;]+)/g)].map(([, path = '', name = '']) => ({
    path,
    name: name.trim(),
  }))

/** As it reads: whatever the apostrophes, and however the text is broken into lines. */
const plain = (text: string) => text.replaceAll('’', "'").replaceAll('\\', '').replaceAll(/\s+/g, ' ')

/** The words of the specification that a line quotes. */
const quotedIn = (line: string) => [...line.matchAll(/“([^”]+)”/g)].map(([, words = '']) => words)

/** Whether a file holds a story of that name, or a test whose name holds these words. */
function exists({ path, name }: { path: string; name: string }) {
  if (!existsSync(root + path)) return false
  const text = readFileSync(root + path, 'utf8')
  return path.endsWith('.stories.tsx') ? new RegExp(`export const ${name}\\b`).test(text) : text.includes(name)
}

describe('the list of the specification', () => {
  it('has no open line', () => {
    expect(entries.length).toBeGreaterThan(200)
    expect(entries.filter((line) => !line.startsWith('- [x]'))).toEqual([])
  })

  it('names a test or a story on every line', () => {
    expect(entries.filter((line) => namedIn(line).length === 0)).toEqual([])
  })

  it('names nothing that is not there', () => {
    const gone = entries.flatMap(namedIn).filter((named) => !exists(named))
    expect(gone).toEqual([])
  })

  it('quotes nothing that stands in none of what it names', () => {
    const unsaid = entries.flatMap((line) => {
      const text = plain(
        namedIn(line)
          .map(({ path }) => readFileSync(root + path, 'utf8'))
          .join(' '),
      )
      return quotedIn(line).filter((words) => !text.includes(plain(words)))
    })
    expect(unsaid).toEqual([])
  })
})
