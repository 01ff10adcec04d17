import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fill, type Gap, gaps, mailKinds, templateProblem, usualMails } from './mailTemplates.rules.ts'

describe('the words of e-mails to applicants', () => {
  it('are accepted as they usually are, and leave no gap open', () => {
    const examples = Object.fromEntries(Object.entries(gaps).map(([name, { example }]) => [name, example]))
    for (const kind of mailKinds) {
      expect(templateProblem(kind, usualMails[kind])).toBeNull()
      expect(fill(usualMails[kind].subject + usualMails[kind].text, examples)).not.toMatch(/[{}]/)
    }
  })

  it('are refused with a gap that nothing fills, or that is not closed', () => {
    const text = usualMails.declined.text
    for (const wrong of ['{{dog}}', '{{visit}}', '{{child', 'child}}', '{{ child }}', '{{}}', '{{child}}}}']) {
      expect(templateProblem('declined', { subject: 'Sorry', text: `${text} ${wrong}` })?.text).toMatch(
        /only these placeholders/,
      )
      expect(templateProblem('declined', { subject: wrong, text })?.subject).toMatch(/only these placeholders/)
    }
  })

  it('are refused without what the family needs', () => {
    for (const kind of mailKinds)
      for (const name of usualMails[kind].needed) {
        const text = usualMails[kind].text.replaceAll(`{{${name}}}`, '')
        expect(templateProblem(kind, { subject: 'Hello', text })?.text).toMatch(`Please keep {{${name}}}`)
      }
  })

  it('repeat nothing that was typed in the first one', () => {
    const { subject } = usualMails.received
    expect(templateProblem('received', { subject, text: 'Hello {{child}} {{link}}' })).not.toBeNull()
  })

  it('are filled for good whatever was accepted, and a value with braces fills no other gap', () => {
    const kind = fc.constantFrom(...mailKinds)
    const words = fc.array(
      fc.oneof(fc.constantFrom('{{child}}', '{{link}}', '{{dog}}', '{', '}', ' ', '\n'), fc.string()),
    )
    fc.assert(
      fc.property(kind, words, (which, parts) => {
        const template = { subject: 'Hello', text: usualMails[which].text + parts.join('') }
        if (templateProblem(which, template) !== null) return
        const values = Object.fromEntries(Object.keys(gaps).map((name) => [name, 'value'])) as Record<Gap, string>
        expect(fill(template.text, values)).not.toMatch(/\{\{\w+\}\}/)
      }),
    )
    expect(fill('{{child}} {{centre}}', { child: '{{centre}}', centre: 'Kiewiet' })).toBe('{{centre}} Kiewiet')
  })
})
