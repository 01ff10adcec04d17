import { describe, expect, it } from 'vitest'
import { areas } from '#graphql/progress/progress.rules.ts'
import { fillPhrase, phrasesOn, type Pronoun, pronouns, withPhrase } from './phrases.ts'

const all = phrasesOn([...areas, 'general']).flatMap(({ phrases }) => phrases)

describe('a phrase', () => {
  it('has the name and the pronoun of the child, and nothing that is left to fill in', () => {
    const phrase = '{name} knew what {they} liked: {their} friends played with {them}.'
    expect(fillPhrase(phrase, 'Zoë', 'they')).toBe('Zoë knew what they liked: their friends played with them.')
    expect(fillPhrase(phrase, 'Zoë', 'she')).toBe('Zoë knew what she liked: her friends played with her.')
    expect(fillPhrase(phrase, 'Sipho', 'he')).toBe('Sipho knew what he liked: his friends played with him.')
    for (const one of all)
      for (const pronoun of Object.keys(pronouns) as Pronoun[])
        expect(fillPhrase(one, 'Lerato', pronoun)).not.toMatch(/[{}]/)
  })

  it('takes a name as it is written, whatever is in it', () => {
    expect(fillPhrase('{name} sings.', '$& {they}', 'she')).toBe('$& {they} sings.')
  })

  it('has after “they” a verb that is the same for “she” and “he”', () => {
    const verbs = all.flatMap((one) => [...one.matchAll(/\{they\} (?:already )?(\w+)/g)].map(([, verb]) => verb))
    expect(verbs.filter((verb) => !/^(will|can|could|would|knew|brought|\w+ed)$/.test(verb ?? ''))).toEqual([])
  })

  it('names the child, and ends as a sentence', () => {
    for (const one of all) expect(one).toMatch(/\{name\}.*\.$/)
    expect(new Set(all).size).toBe(all.length)
  })
})

it('lists two phrases of each topic and level, or of one level', () => {
  expect(phrasesOn(['motor', 'general']).map(({ level, phrases }) => [level, phrases.length])).toEqual([
    ['Excellent', 4],
    ['Good', 4],
    ['Developing', 4],
    ['Needs Support', 4],
  ])
  expect(phrasesOn(['motor'], 'good').map(({ level }) => level)).toEqual(['Good'])
})

it('puts a phrase where it is wanted, apart from what stands before and after it', () => {
  expect(withPhrase('', 'Next.').text).toBe('Next.')
  expect(withPhrase('First. ', 'Next.').text).toBe('First. Next.')
  expect(withPhrase('First.\n', 'Next.').text).toBe('First.\nNext.')
  expect(withPhrase('First. Last.', 'Next.', 7)).toEqual({ text: 'First. Next. Last.', end: 12 })
  expect(withPhrase('First.\nLast.', 'Next.', 6).text).toBe('First. Next.\nLast.')
  expect(withPhrase('Last.', 'Next.', 0).text).toBe('Next. Last.')
})
