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

/** Whether a file holds a story of that name, or a test whose name holds these words. */
function exists({ path, name }: { path: string; name: string }) {
  if (!existsSync(root + path)) return false
  const text = readFileSync(root + path, 'utf8')
  return path.endsWith('.stories.tsx') ? new RegExp(`export const ${name}\\b`).test(text) : text.includes(name)
}

describe('the list of the specification', () => {
  it('has no open line', () => {
    expect(entries.length).toBeGreaterThan(50)
    expect(entries.filter((line) => !line.startsWith('- [x]'))).toEqual([])
  })

  it('names a test or a story on every line', () => {
    expect(entries.filter((line) => namedIn(line).length === 0)).toEqual([])
  })

  it('names nothing that is not there', () => {
    const gone = entries.flatMap(namedIn).filter((named) => !exists(named))
    expect(gone).toEqual([])
  })
})
