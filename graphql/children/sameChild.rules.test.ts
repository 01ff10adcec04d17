import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hereAlready, sameChildKey } from './sameChild.rules.ts'

const lesedi = { firstName: 'Lesedi', lastName: 'Moloi', dateOfBirth: '2023-05-14' }
const isSame = (changes: object) => sameChildKey({ ...lesedi, ...changes }) === sameChildKey(lesedi)

describe('two entries are taken for one child', () => {
  it.each([
    { firstName: 'LESEDI' },
    { firstName: ' lesedi ' },
    { firstName: 'Lésedi' },
    { firstName: '', lastName: 'Lesedi  Moloi' },
  ])('with %j', (changes) => expect(isSame(changes)).toBe(true))

  it.each([{ firstName: 'Lerato' }, { lastName: 'Molo' }, { dateOfBirth: '2023-05-15' }])(
    'and not with %j, as twins share a birthday but no name',
    (changes) => expect(isSame(changes)).toBe(false),
  )

  it('whatever the name, in capitals and with spaces round it', () => {
    const name = fc.string({ minLength: 1, maxLength: 20 }).filter((text) => text.toUpperCase().toLowerCase() === text)
    fc.assert(
      fc.property(name, name, (firstName, lastName) => {
        const typed = { firstName: `  ${firstName.toUpperCase()}`, lastName: `${lastName} ` }
        expect(sameChildKey({ ...lesedi, ...typed })).toBe(sameChildKey({ ...lesedi, firstName, lastName }))
      }),
    )
  })
})

it('says whether the other child is here or has left', () => {
  const child = { ...lesedi, enrolledOn: '2025-01-13', lastDay: null }
  expect(hereAlready(child, '2026-11-23')).toBe('A child of this name and date of birth is already here: Lesedi Moloi.')
  expect(hereAlready({ ...child, lastDay: '2026-03-03' }, '2026-11-23')).toBe(
    'A child of this name and date of birth was here until 3 March 2026: Lesedi Moloi.',
  )
})
