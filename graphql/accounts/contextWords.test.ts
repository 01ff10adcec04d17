import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isMadeOfContextWords } from './contextWords.rules.ts'

const thandi = [
  'thandi.m',
  'thandi.mokoena@bloem-mail.example',
  'Thandi',
  'Mokoena',
  'Kiewiet',
  'Kiewiet Early Learning Centre',
]

describe('a password of own words', () => {
  it.each([
    'thandi',
    'Thandi2024',
    'thandi.m',
    'thandi.mokoena@bloem-mail.example',
    'M0k03na!',
    'mokoena-thandi',
    'kiewiet-admin',
    'Kiewiet-Parent',
    'kiewietteacher',
    'EarlyLearningCentre1',
    'mokoena password',
  ])('is %o', (password) => {
    expect(isMadeOfContextWords(password, thandi)).toBe(true)
  })

  it.each(['marula kettle 7', 'kiewiet-lawn-42', 'thandi eats ribbons', 'g7Kq2p', 'Thandi7kq!x2'])(
    'is not %o',
    (password) => {
      expect(isMadeOfContextWords(password, thandi)).toBe(false)
    },
  )

  it('is every name with signs and a year around it, however it is written', () => {
    const name = fc.constantFrom('Lerato', 'Mokoena', 'Zoë', 'van der Merwe')
    const spelling = fc.constantFrom(
      (text: string) => text,
      (text: string) => text.toUpperCase(),
      (text: string) => text.replaceAll('o', '0').replaceAll('e', '3'),
    )
    fc.assert(
      fc.property(name, spelling, fc.integer({ min: 0, max: 9999 }), fc.constantFrom('', '!', '#', '-'), (...all) => {
        const [own, spell, year, sign] = all
        expect(isMadeOfContextWords(`${sign}${spell(own)}${year}${sign}`, [own])).toBe(true)
      }),
    )
  })
})
