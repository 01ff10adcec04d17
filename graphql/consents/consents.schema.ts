import * as z from 'zod/mini'
import { code, id, longestName, optionalText, shortText, text } from '#graphql/platform/fields.schema.ts'
import { consentKinds } from './consents.rules.ts'

const yesOrNo = z.boolean('Please choose yes or no.')

export const consentSchema = z.object({
  childId: id('Please choose a child.'),
  kind: code(consentKinds, 'Please choose photo, outing or medical.'),
  granted: yesOrNo,
  version: shortText(1, 'Please state the version of the text.'),
  signedBy: optionalText(longestName),
})
export type ConsentInput = z.output<typeof consentSchema>

export const paperConsentSchema = z.object({
  kind: code(consentKinds, 'Please choose the consent.'),
  granted: code(['yes', 'no'], 'Please choose the answer.'),
  signedBy: text(2, 'Please enter who signed the form.', longestName),
})
export type PaperConsent = z.output<typeof paperConsentSchema>
