import { describe, expect, it } from 'vitest'
import { standardTemplates } from '#graphql/academicReports/standardTemplates.rules.ts'
import { gapIn } from './gaps.rules.ts'

describe('a gap of a template', () => {
  it.each([
    ['Thabo plays most with … and is learning to …', 'Thabo plays most with …'],
    ['Learning\nIn the morning ring Thabo …', 'In the morning ring Thabo …'],
    ['At home:\n…', 'At home: …'],
    ['Thabo counts to ...', 'Thabo counts to ...'.replace('...', '…')],
    ['Dear [name of the parent], a good term.', '[name of the parent]'],
    ['{child} has settled.', '{child}'],
    ['Hello {{firstName}}.', '{{firstName}}'],
  ])('is found and named: %s', (text, gap) => {
    expect(gapIn(text)).toBe(gap)
  })

  it.each(['Thabo was sure that he could… and then he did.', 'A good term.', '', null, undefined])(
    'is not seen in %s',
    (text) => {
      expect(gapIn(text)).toBeNull()
    },
  )

  it('is sought in a moment, whatever a text repeats', () => {
    const begun = performance.now()
    for (const sign of '{[.…') expect(gapIn(`a${sign.repeat(10_000)}a`)).toBeNull()
    expect(performance.now() - begun).toBeLessThan(200)
  })

  it('is in every template that stands there', () => {
    expect(standardTemplates.filter(({ content }) => gapIn(content) === null)).toEqual([])
  })
})
