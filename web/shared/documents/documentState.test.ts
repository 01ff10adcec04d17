import { expect, it } from 'vitest'
import { paperName, paperPath, paperState } from './documentState.ts'

it('says how long a paper is valid', () => {
  const words = (expiresOn: string | null) => paperState({ expiresOn, isCurrent: true }, '2026-11-10').words
  expect(words(null)).toBe('No expiry')
  expect(words('2027-03-01')).toBe('Valid until 1 March 2027')
  expect(words('2026-11-20')).toBe('Expires 20 November 2026')
  expect(words('2026-11-09')).toBe('Expired 9 November 2026')
  expect(paperState({ expiresOn: '2026-11-09', isCurrent: false }, '2026-11-10')).toEqual({
    tone: 'neutral',
    words: 'Replaced by a newer one',
  })
})

it('names a paper and where it is read', () => {
  expect(paperName({ kind: 'medical_aid' })).toBe('Medical aid card')
  expect(paperPath({ id: 7 })).toBe('/api/child-documents/7/file')
})
