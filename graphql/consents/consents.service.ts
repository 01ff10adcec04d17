import { Child } from '#graphql/children/child.model.ts'
import { type ChildRows, readOfChild } from '#graphql/children/ofChild.read.ts'
import { asRow } from '#graphql/data/asRow.ts'
import { takeDownPicturesOf } from '#graphql/gallery/pictures.service.ts'
import { assertDecides, ofGuardian } from '#graphql/data/guardianScope.ts'
import { isSameName } from '#graphql/contacts/contacts.rules.ts'
import { audit } from '#graphql/data/audit.ts'
import { lockRow } from '#graphql/data/findRow.ts'
import { transaction } from '#graphql/data/transaction.ts'
import { notifyStaff } from '#graphql/notifications/notify.ts'
import type { Context } from '#graphql/platform/context.ts'
import { conflict } from '#graphql/platform/errors.ts'
import { authorise, type SignedIn } from '#graphql/platform/policy.ts'
import { Consent } from './consent.model.ts'
import { mayAnswerConsent, mayRecordPaperConsent, maySeeConsents, maySeeEveryConsent } from './consents.policy.ts'
import { todayInJohannesburg } from '#graphql/values/dates.ts'
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
    const refusal = granted && !isPaper ? await refusalOfOthers(inner, childId, kind, viewer) : null
    if (refusal) return tellOffice(inner, child, refusal)
    const values = { childId, kind, granted, version, givenBy: viewer.id, signedBy }
    const consent = await Consent.query(inner.db).insertAndFetch(values)
    await audit(inner, { action: request.action, entity: Consent.entity, entityId: consent.id, before, after: consent })
    if (kind === 'photo' && !granted) await takeDownPicturesOf(inner, child)
    const isOver = kind === 'outing' && !granted && (await endOutingConsents(inner, childId))
    if (isOver || (!granted && before?.granted && before.givenBy !== viewer.id)) await tellOffice(inner, child, consent)
    return consent
  })
  if (answer.granted === granted) return answer
  throw conflict('Another guardian of this child has refused, which takes precedence. We have told the office.')
}

/**
 * The answer by which another guardian who decides refuses, or the paper that refuses: somebody else's consent does not override
 * it, also where that person has refused as well since. A paper, which a parent without an account may have signed, settles all before,
 * unless it is a refusal in the viewer's own name.
 */
export async function refusalOfOthers({ db }: Context, childId: number, kind: ConsentKind, viewer: SignedIn) {
  const own = `${viewer.firstName} ${viewer.lastName}`
  const deciding = db('guardianships').where({ childId, mayDecide: true })
  const others: number[] = await deciding.whereNot({ parentId: viewer.id }).pluck('parent_id')
  const answers = (await Consent.query(db).where({ childId, kind }).orderBy('id', 'desc')).filter(
    ({ granted, signedBy }) => granted || signedBy === null || !isSameName(signedBy, own),
  )
  const paper = answers.findIndex(({ signedBy }) => signedBy !== null)
  const since = answers.slice(0, paper === -1 ? answers.length : paper)
  const standing = [...others.map((id) => since.find(({ givenBy }) => givenBy === id)), answers[paper]]
  return standing.find((answer) => answer?.granted === false) ?? null
}

/** Whether the child goes along on those to come has to be asked about again: a list of today may be printed already. */
const endOutingConsents = async ({ db }: Context, childId: number) => {
  const toCome = db('activities').where('date', '>=', todayInJohannesburg()).select('id')
  const given = db('activity_replies').where({ childId }).whereIn('activityId', toCome).whereNotNull('consentedAt')
  return (await given.update({ consentedAt: null })) > 0
}

/** The stricter of two answers counts; the office is told that they differ. */
async function tellOffice(context: Context, child: Child, standing: Consent) {
  await notifyStaff(context, {
    kind: 'consent.differs',
    title: 'Guardians disagree about a consent',
    text: `${consentTexts[standing.kind].title}, ${child.firstName} ${child.lastName}: the refusal applies`,
    link: `/admin/dashboard?section=students&child=${child.id}`,
  })
  return standing
}

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
