import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { AllergyBadge } from './AllergyBadge.tsx'
import { severalAllergies } from './sampleRegister.ts'

afterEach(cleanup)

it.each([
  ...severalAllergies,
  'Peanuts. Eggs. Cow’s milk.',
  'Allergies: peanuts',
  'Allergic to: nuts, sesame',
  'Severe: peanuts (EpiPen in bag)',
  '1. Peanuts 2. Eggs',
  'Eggs (mild), peanuts (EpiPen)',
  'Eiers; grondboontjies',
  'Dr. Naidoo: penicillin',
  '(severe) peanuts',
  'Milk\nPeanuts',
])('leaves out nothing of %j', (text) => {
  expect(render(<AllergyBadge allergies={text} />).container.textContent).toBe(text)
})
