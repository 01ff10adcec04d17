import * as z from 'zod/mini'
import { code, id, longestName, optionalText, shortText, text } from '#graphql/platform/fields.schema.ts'
import { consentKinds } from './consents.rules.ts'

const yesOrNo = z.boolean('Please choose yes or no.')

export const consentSchema = z.object({
  childId: id('Please choose a child.'),
  kind: code(consentKinds, 'Please choose photo, outing or medical.'),
  granted: yesOrNo,
  version: shortText(1, 'Please say which text was read.'),
  signedBy: optionalText(longestName),
})
export type ConsentInput = z.output<typeof consentSchema>

/** The form for a paper that a parent signed. */
export const paperConsentSchema = z.object({
  kind: code(consentKinds, 'Please choose what was signed.'),
  granted: code(['yes', 'no'], 'Please choose what the paper says.'),
  signedBy: text(2, 'Please enter who signed the paper.', longestName),
})
export type PaperConsent = z.output<typeof paperConsentSchema>
