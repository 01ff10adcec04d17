import { describe, expect, it } from 'vitest'
import { speaksOfAbsence } from './messages.rules.ts'

describe('a message that sounds like that of an absence', () => {
  it.each([
    'Thabo is ill',
    'She has a fever and stays at home today.',
    'Lerato won’t be in today',
    'Lerato is not coming to school today',
    'Sy is siek en kom nie vandag nie',
    'O a kula kajeno',
  ])('%s', (text) => expect(speaksOfAbsence(text)).toBe(true))

  it.each([
    'We will be there at nine, thank you.',
    'Is the homework still due?',
    'I am not in the office today; please call me on my cell.',
    'Could we have the one with the drum?',
  ])('is not: %s', (text) => expect(speaksOfAbsence(text)).toBe(false))
})
