import { expect, it } from 'vitest'
import fc from 'fast-check'
import { nextPath, signInPath } from './paths.ts'

const after = (next: string) => nextPath(`?next=${encodeURIComponent(next)}`, '/otherwise')
const site = 'https://kiewiet.example'

it.each(['/parent/dashboard', '/admin/dashboard?section=billing&child=3', '/parent/messages#newest', '/'])(
  'goes on to %s',
  (path) => {
    expect(after(path)).toBe(path)
    expect(nextPath(new URL(signInPath('/parent-login', path), site).search, '/')).toBe(path)
  },
)

it.each([
  '',
  'evil.example',
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/.//evil.example',
  '/x/..//evil.example',
  '\t//evil.example',
  'javascript:alert(1)',
])('does not go on to %j', (next) => {
  expect(after(next)).toBe('/otherwise')
})

it('stays on this site, whatever is asked for, and is fit for a header', () => {
  const parts = fc.constantFrom('/', '//', '\\', '.', '..', '\t', '\n', '\r', '\0', '@', ':', '?', '#', 'evil.example')
  const address = fc.array(fc.oneof(parts, fc.string({ unit: 'binary', maxLength: 4 })), { maxLength: 8 })
  fc.assert(
    fc.property(address, (pieces) => {
      const path = after(pieces.join(''))
      expect(path).toMatch(/^\/[\x21-\x7e]*$/)
      expect(path).not.toMatch(/^\/[/\\]/)
      expect(new URL(path, site).origin).toBe(site)
    }),
    { numRuns: 3_000 },
  )
})

it('is not led astray by an address that was encoded twice', () => {
  expect(nextPath('?next=/%09/evil.example', '/otherwise')).toBe('/otherwise')
  expect(new URL(nextPath('?next=/%2509/evil.example', '/otherwise'), site).origin).toBe(site)
})
