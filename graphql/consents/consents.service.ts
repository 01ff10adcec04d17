import { Child } from '#graphql/children/child.model.ts'
import { asRow, type ChildRows, readOfChild } from '#graphql/children/ofChild.read.ts'
import { takeDownPicturesOf } from '#graphql/gallery/pictures.service.ts'
import { ofGuardian } from '#graphql/data/guardianScope.ts'
import { audit } from '#graphql/data/audit.ts'
import { lockRow } from '#graphql/data/findRow.ts'
import { transaction } from '#graphql/data/transaction.ts'
import type { Context } from '#graphql/platform/context.ts'
import { AppError } from '#graphql/platform/errors.ts'
import { authorise } from '#graphql/platform/policy.ts'
import { Consent } from './consent.model.ts'
import { mayAnswerConsent, mayRecordPaperConsent, maySeeConsents, maySeeEveryConsent } from './consents.policy.ts'
import { consentKinds, consentTexts } from './consents.rules.ts'
import type { ConsentInput } from './consents.schema.ts'

/** Every answer is a new row. A no to photos takes the pictures that show the child from the site. */
export async function answerConsent(context: Context, input: ConsentInput): Promise<Consent> {
  const viewer = authorise(context, mayAnswerConsent)
  const { childId, kind, granted, version, signedBy = null } = input
  const isPaper = signedBy !== null
  if (isPaper) authorise(context, mayRecordPaperConsent)
  if (version !== consentTexts[kind].version)
    throw new AppError('CONFLICT', 'The text has changed. Reload the page, read it again and answer then.')
  const request = { action: 'answerConsent', input, model: Consent, scope: ofGuardian(context, viewer, isPaper) }
  return transaction(context, request, async (inner) => {
    // locked, so that the later of two answers at once is the last row too
    const child = await lockRow(inner, Child, childId, ofGuardian(inner, viewer, isPaper, 'id'))
    const before = await Consent.query(inner.db).where({ childId, kind }).orderBy('id', 'desc').first()
    const values = { childId, kind, granted, version, givenBy: viewer.id, signedBy }
    const consent = await Consent.query(inner.db).insertAndFetch(values)
    await audit(inner, { action: request.action, entity: Consent.entity, entityId: consent.id, before, after: consent })
    if (kind === 'photo' && !granted) await takeDownPicturesOf(inner, child)
    return consent
  })
}

const latest: ChildRows<Consent> = {
  name: 'consents',
  policy: maySeeConsents,
  seesEvery: maySeeEveryConsent,
  rows: ({ db }) =>
    db('consents')
      .whereRaw('child_id = children.id')
      .distinctOn('kind')
      .orderBy(['kind', { column: 'id', order: 'desc' }]),
  parse: asRow(Consent),
}

export async function consentsOf(context: Context, childId: number): Promise<Consent[]> {
  const place = ({ kind }: Consent) => consentKinds.indexOf(kind)
  return (await readOfChild(context, childId, latest)).toSorted((a, b) => place(a) - place(b))
}
