import { expect, test } from 'vitest'
import { momentOf } from './columnTypes.ts'

test('a moment is the same text from a column, from JSON and from a server in another time zone', () => {
  const written = [
    '2026-11-28 05:06:07.1+00',
    '2026-11-28T05:06:07.1+00:00',
    '2026-11-28 07:06:07.1+02',
    '2026-11-28T07:06:07.1+02:00',
  ]
  expect(written.map(momentOf)).toEqual(written.map(() => '2026-11-28T05:06:07.100Z'))
  expect(momentOf('2026-11-28T05:06:07+00:00')).toBe('2026-11-28T05:06:07.000Z')
  expect(momentOf('2026-11-28 05:06:07.123456+00')).toBe('2026-11-28T05:06:07.123Z')
})
