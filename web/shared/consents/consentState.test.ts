import { expect, it } from 'vitest'
import { consentTexts } from '#graphql/consents/consents.rules.ts'
import { consentState } from './consentState.ts'

const yes = {
  kind: 'photo',
  granted: true,
  version: consentTexts.photo.version,
  signedBy: null,
  // half past midnight of the next day at the centre
  givenAt: '2026-03-01T22:30:00.000Z',
  givenByName: 'Thandi Mokoena',
}

it('says how a consent stands, since when and by whom', () => {
  expect(consentState(yes)).toMatchObject({ words: 'Given', since: '2 March 2026 by Thandi Mokoena' })
  expect(consentState({ ...yes, granted: false })).toMatchObject({ words: 'Not given', tone: 'neutral' })
  expect(consentState(undefined)).toMatchObject({ words: 'Not answered yet', since: null })
  expect(consentState({ ...yes, version: '2020-1' }).words).toBe('Text has changed')
})

it('names who signed a paper, and who recorded it', () => {
  const paper = { ...yes, signedBy: 'Sipho Dube', givenByName: 'Annelie Kruger' }
  expect(consentState(paper).since).toBe('2 March 2026 by Sipho Dube on paper, recorded by Annelie Kruger')
  expect(consentState({ ...paper, givenByName: null }).since).toBe('2 March 2026 by Sipho Dube on paper')
})
