/** A code that is stored and sent, with the words that people see. */
type Choice<Code extends string = string> = { readonly code: Code; readonly label: string }

export const AGE_GROUPS = [
  { code: '0-18months', label: '0-18 months' },
  { code: '18-36months', label: '18-36 months' },
  { code: '3-5years', label: '3-5 years' },
  { code: '5-6years', label: '5-6 years' },
] as const satisfies readonly Choice[]

/** The contact form asks more widely, since families also write about aftercare. */
export const CONTACT_AGE_GROUPS = [
  AGE_GROUPS[0],
  AGE_GROUPS[1],
  AGE_GROUPS[2],
  { code: '5-12years', label: '5-12 years' },
] as const satisfies readonly Choice[]

export const ENROLLMENT_PROGRAMS = [
  { code: 'infants', label: 'Infants (4-18 months)' },
  { code: 'toddlers', label: 'Toddlers (18-36 months)' },
  { code: 'preschool', label: 'Preschool (3-5 years)' },
  { code: 'kindergarten', label: 'Kindergarten (5-6 years)' },
] as const satisfies readonly Choice[]

export type AgeGroupCode = (typeof AGE_GROUPS)[number]['code']
export type ContactAgeGroupCode = (typeof CONTACT_AGE_GROUPS)[number]['code']
export type EnrollmentProgramCode = (typeof ENROLLMENT_PROGRAMS)[number]['code']

/** The words for a code; the code itself when it is unknown, so that old records stay readable. */
export function labelOf(choices: readonly Choice[], code: string): string {
  return choices.find((choice) => choice.code === code)?.label ?? code
}
