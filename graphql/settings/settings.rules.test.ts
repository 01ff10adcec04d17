import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isDomain, usualDomain } from './settings.rules.ts'

test('the name of a server is never taken from text that is none', () => {
  expect(isDomain(usualDomain)).toBe(true)
  fc.assert(
    fc.property(fc.string(), (text) => {
      if (isDomain(text)) expect(new URL(`https://${text}/room`).hostname).toBe(text)
    }),
  )
})
