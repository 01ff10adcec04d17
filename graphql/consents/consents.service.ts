import { endConsentsToOutings } from '#graphql/activities/activities.service.ts'
import { Child } from '#graphql/children/child.model.ts'
import { type ChildRows, readOfChild } from '#graphql/children/ofChild.read.ts'
import { asRow } from '#graphql/data/asRow.ts'
import { takeDownPicturesOf } from '#graphql/gallery/pictures.service.ts'
import { assertDecides, ofGuardian, othersWhoDecide } from '#graphql/data/guardianScope.ts'
import { audit } from '#graphql/data/audit.ts'
import { lockRow } from '#graphql/data/findRow.ts'
import { transaction } from '#graphql/data/transaction.ts'
import { notifyStaff } from '#graphql/notifications/notify.ts'
import type { Context } from '#graphql/platform/context.ts'
import { conflict } from '#graphql/platform/errors.ts'
import { authorise, type SignedIn } from '#graphql/platform/policy.ts'
import { todayInJohannesburg } from '#graphql/values/dates.ts'
import { Consent } from './consent.model.ts'
import { mayAnswerConsent, mayRecordPaperConsent, maySeeConsents, maySeeEveryConsent } from './consents.policy.ts'
import { type ConsentKind, consentKinds, consentTexts } from './consents.rules.ts'
import type { ConsentInput } from './consents.schema.ts'

/** Every answer is a new row. Refusing photos takes pictures that show the child off the site. */
export async function answerConsent(context: Context, input: ConsentInput): Promise<Consent> {
  const viewer = authorise(context, mayAnswerConsent)
  const { childId, kind, granted, version, signedBy = null } = input
  const isPaper = signedBy !== null
  if (isPaper) authorise(context, mayRecordPaperConsent)
  if (version !== consentTexts[kind].version)
    throw conflict('The text has changed. Please reload the page and read it again before answering.')
  const request = { action: 'answerConsent', input, model: Consent, scope: ofGuardian(context, viewer, isPaper) }
  const answer = await transaction(context, request, async (inner) => {
    // locked, so that the later of two simultaneous answers is also the last row
    const child = await lockRow(inner, Child, childId, ofGuardian(inner, viewer, isPaper, 'id'))
    const before = await Consent.query(inner.db).where({ childId, kind }).orderBy('id', 'desc').first()
    if (!isPaper) await assertDecides(inner, viewer, [childId])
    const refusals = granted && !isPaper ? await refusalsOfOthers(inner, childId, kind, viewer) : []
    if (refusals[0]) {
      await tellOffice(inner, child, refusals[0], wordsOfPapers(refusals, viewer))
      return refusals[0]
    }
    const values = { childId, kind, granted, version, givenBy: viewer.id, signedBy }
    const consent = await Consent.query(inner.db).insertAndFetch(values)
    await audit(inner, { action: request.action, entity: Consent.entity, entityId: consent.id, before, after: consent })
    if (kind === 'photo' && !granted) await takeDownPicturesOf(inner, child)
    const isOver = kind === 'outing' && !granted && (await endConsentsToOutings(inner, child, viewer))
    if (isOver || (!granted && before?.granted && before.givenBy !== viewer.id)) await tellOffice(inner, child, consent)
    return consent
  })
  if (answer.granted === granted) return answer
  throw conflict('Another guardian or a signed form has refused, which takes precedence. We have told the office.')
}

/**
 * What stands against the viewer's consent: refusals of other guardians who decide, and those on paper, also in the
 * viewer's name, which a parent without an account may share. A paper that consents settles all before.
 */
export async function refusalsOfOthers(context: Context, childId: number, kind: ConsentKind, viewer: SignedIn) {
  const others = await othersWhoDecide(context, viewer, childId)
  const answers = await Consent.query(context.db).where({ childId, kind }).orderBy('id', 'desc')
  const settled = answers.findIndex(({ granted, signedBy }) => granted && signedBy !== null)
  const since = settled === -1 ? answers : answers.slice(0, settled)
  const standing = others.flatMap((id) => since.find(({ givenBy }) => givenBy === id) ?? [])
  return [...since.filter(({ signedBy }) => signedBy !== null), ...standing].filter(({ granted }) => !granted)
}

/** What the office is told of papers that refuse: it alone knows who signed them, and only a new paper ends them. */
function wordsOfPapers(refusals: Consent[], { firstName, lastName }: SignedIn) {
  const signers = [...new Set(refusals.flatMap(({ signedBy }) => signedBy ?? []))].join(' and ')
  const asks = 'Please ask who signed, and record a new form if they agree.'
  return signers && `, as signed on paper by ${signers}. ${firstName} ${lastName} now consents in the portal. ${asks}`
}

/** The stricter of two answers counts; the office is told that they differ, of the same refusal once a day. */
const tellOffice = (context: Context, { id, firstName, lastName }: Child, refusal: Consent, more = '') =>
  notifyStaff(context, {
    kind: 'consent.differs',
    title: 'Guardians disagree about a consent',
    text: `${consentTexts[refusal.kind].title}, ${firstName} ${lastName}: the refusal applies${more}`,
    link: `/admin/dashboard?section=students&child=${id}`,
    key: `consent.differs:${refusal.id}:${todayInJohannesburg()}${more}`,
  })

const latest: ChildRows<Consent> = {
  name: 'consents',
  policy: maySeeConsents,
  seesEvery: maySeeEveryConsent,
  rows: ({ db }) =>
    db.raw('select distinct on (kind) * from consents where child_id = children.id order by kind, id desc'),
  parse: asRow(Consent),
}

export async function consentsOf(context: Context, childId: number): Promise<Consent[]> {
  const place = ({ kind }: Consent) => consentKinds.indexOf(kind)
  return (await readOfChild(context, childId, latest)).toSorted((a, b) => place(a) - place(b))
}
