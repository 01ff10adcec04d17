import { type ChildRows, readOfChild } from '#graphql/children/ofChild.read.ts'
import { asRow } from '#graphql/data/asRow.ts'
import { Child } from '#graphql/children/child.model.ts'
import { linkedParents } from '#graphql/families/linking.service.ts'
import { othersThan } from '#graphql/children/visible.service.ts'
import { assertAdminOrDecides, ofGuardian } from '#graphql/data/guardianScope.ts'
import { findRow, lockRow } from '#graphql/data/findRow.ts'
import { lockRows } from '#graphql/data/lockOrder.ts'
import { createRow, editRow, removeRow } from '#graphql/data/rows.ts'
import { rowsOf } from '#graphql/data/statement.ts'
import type { Context } from '#graphql/platform/context.ts'
import { conflict } from '#graphql/platform/errors.ts'
import { notifyStaff } from '#graphql/notifications/notify.ts'
import { removeFile } from '#graphql/platform/files/files.service.ts'
import { queueMail, type Addressee, letterTo, type Mail, nameInMail } from '#graphql/platform/mail/outbox.ts'
import { assertPhoneChange } from '#graphql/platform/phoneChange.ts'
import { assertFresh, authorise, type SignedIn } from '#graphql/platform/policy.ts'
import { centreName } from '#graphql/settings/settings.service.ts'
import { ChildContact, type CollectingRefusal } from './childContact.model.ts'
import { mayConfirmCollecting, mayManageContacts, maySeeEveryContact } from './contacts.policy.ts'
import { type Collecting, collectingAfter, isSameName, mostContacts } from './contacts.rules.ts'
import type * as schema from './contacts.schema.ts'
import { people } from './people.ts'

/** A decision of the office after which somebody may collect who might not before: by another name it is another person. */
const letsAnotherCollect = (
  before: Pick<ChildContact, 'name' | 'collecting'>,
  after: Pick<ChildContact, 'name' | 'collecting'>,
) => after.collecting === 'yes' && (before.collecting !== 'yes' || before.name !== after.name)

/** A parent finds only their own children and these children's contacts. */
const childScope = (context: Context, viewer: SignedIn) => ofGuardian(context, viewer, maySeeEveryContact(viewer), 'id')

export const contactScope = (context: Context, viewer: SignedIn) =>
  ofGuardian(context, viewer, maySeeEveryContact(viewer))

const nameOf = ({ firstName, lastName }: Child) => `${firstName} ${lastName}`

/** Administrators are not notified of their own changes. */
export async function tellStaff(context: Context, viewer: SignedIn, childId: number, title: string, text: string) {
  if (viewer.role === 'admin') return
  const child = await findRow(context, Child, childId)
  const link = `/admin/dashboard?section=students&child=${child.id}`
  await notifyStaff(context, { kind: 'contact.changed', title, text: `${text}, ${nameOf(child)}`, link })
}

export const formatContact = ({ name, relationship }: Pick<ChildContact, 'name' | 'relationship'>) =>
  `${name} (${relationship})`

/** What a change means for staff, most urgent first. */
function titleOf(before: Collecting | null, after: Collecting): string {
  if (before === after) return "A child's contacts have changed"
  if (after === 'asked') return 'Please confirm who may collect'
  if (before === 'yes') return 'May no longer collect'
  return "A child's contacts have changed"
}

/** Tells staff of a contact that a parent has added or changed. */
export const tellOfContact = (
  context: Context,
  viewer: SignedIn,
  before: Pick<ChildContact, 'collecting'> | null,
  contact: ChildContact,
  text = formatContact(contact),
) => tellStaff(context, viewer, contact.childId, titleOf(before?.collecting ?? null, contact.collecting), text)

/** Tells the parents who may collect their child by a decision of the office: who is not expected there is noticed. */
async function tellParents(inner: Context, contact: ChildContact) {
  const child = await Child.query(inner.db).findById(contact.childId).throwIfNotFound()
  const centre = await centreName(inner)
  for (const parent of await linkedParents(inner, child.id))
    await queueMail(inner, collectingMail(parent, contact, child.firstName, centre))
}

const byName: ChildRows<ChildContact> = {
  name: 'contacts',
  policy: mayManageContacts,
  seesEvery: maySeeEveryContact,
  forTeachers: true,
  rows: ({ db }) =>
    db('child_contacts').whereRaw('child_id = children.id').whereNull('deletedAt').orderBy(['name', 'id']),
  parse: asRow(ChildContact),
}

export const contactsOf = (context: Context, { id }: Pick<Child, 'id'>) => readOfChild(context, id, byName)

/**
 * A contact added by a parent is called in an emergency at once, and may collect once staff have confirmed it. For
 * several children the contact is added to all or none.
 */
export async function addContact(context: Context, input: schema.NewContactInput): Promise<ChildContact> {
  const viewer = authorise(context, mayManageContacts)
  const { mayCollect, alsoFor, ...values } = input
  const others = othersThan(input.childId, alsoFor)
  const collecting = collectingAfter(null, { name: input.name, mayCollect }, viewer.role === 'admin')
  if (collecting === 'yes') assertFresh(viewer)
  const decide = async (inner: Context) => {
    // locked, so that a child's contacts are changed by one user at a time
    await lockRows(inner, Child, (query) => childScope(inner, viewer)(query.whereIn('id', [input.childId, ...others])))
    const child = await lockRow(inner, Child, input.childId, childScope(inner, viewer))
    await assertAdminOrDecides(inner, viewer, child.id)
    const there = await ChildContact.query(inner.db).where({ childId: child.id }).whereNull('deletedAt').resultSize()
    if (there >= mostContacts)
      throw conflict(`${child.firstName} already has ${mostContacts} contacts. Please remove one first.`)
    return { ...values, collecting, createdBy: viewer.id }
  }
  const creation = { action: 'addContact', input, scope: contactScope(context, viewer) }
  return createRow(context, ChildContact, creation, decide, async (contact, inner) => {
    await tellOfContact(inner, viewer, null, contact)
    if (collecting === 'yes') await tellParents(inner, contact)
    for (const childId of others) await addContact(inner, { ...values, mayCollect, childId })
  })
}

export async function updateContact(context: Context, input: schema.ChangedContactInput): Promise<ChildContact> {
  const viewer = authorise(context, mayManageContacts)
  const { id, version, mayCollect, ...values } = input
  const scope = contactScope(context, viewer)
  const change = { action: 'updateContact', id, version, input, scope }
  const decide = async (before: ChildContact, inner: Context) => {
    await assertAdminOrDecides(inner, viewer, before.childId)
    const collecting = collectingAfter(before, { name: input.name, mayCollect }, viewer.role === 'admin')
    if (viewer.role === 'admin' && letsAnotherCollect(before, { name: input.name, collecting })) assertFresh(viewer)
    if (collecting === 'yes') await assertAskerDecides(inner, before)
    return { ...values, collecting, refusal: collecting === 'refused' ? before.refusal : null }
  }
  return editRow(context, ChildContact, change, decide, async (contact, before, inner) => {
    if (viewer.role === 'admin' && letsAnotherCollect(before, contact)) await tellParents(inner, contact)
    await tellOfContact(inner, viewer, before, contact)
  })
}

export async function removeContact(context: Context, id: number): Promise<ChildContact> {
  const viewer = authorise(context, mayManageContacts)
  const scope = contactScope(context, viewer)
  const change = { action: 'removeContact', id, scope }
  const withPhoto = async ({ childId, fileId }: ChildContact, inner: Context) => {
    await assertAdminOrDecides(inner, viewer, childId)
    if (fileId !== null) await removeFile(inner, fileId)
  }
  return removeRow(context, ChildContact, change, withPhoto, (_contact, before, inner) =>
    tellStaff(inner, viewer, before.childId, titleOf(before.collecting, 'no'), formatContact(before)),
  )
}

/** What a guardian asked for who no longer decides for the child, or is gone, is not confirmed, also not by saving its form. */
async function assertAskerDecides({ db }: Context, { id, childId, collecting }: ChildContact) {
  const entries = db('audit_entries').where({ entity: ChildContact.entity, entityId: id }).whereNot({ role: 'admin' })
  const asker = collecting === 'asked' && (await entries.orderBy('id', 'desc').first('user_id'))
  const deciding = db('guardianships').join('users', 'users.id', 'parent_id').where({ childId, mayDecide: true })
  if (!asker || (await deciding.where({ parentId: asker.userId, deletedAt: null }).first('parent_id'))) return
  throw conflict(
    'The guardian who asked for this no longer decides for the child. Please refuse the request; a guardian can ask again.',
  )
}

/** A permission can be withdrawn too. */
export async function answerCollecting(context: Context, input: schema.CollectingAnswerInput): Promise<ChildContact> {
  authorise(context, mayConfirmCollecting)
  const { id, version, allowed, reason = null } = input
  const decide = async (before: ChildContact, inner: Context): Promise<Partial<ChildContact>> => {
    if (before.collecting === 'no') throw conflict('There is no longer a request for this person to collect.')
    if (allowed) await assertAskerDecides(inner, before)
    return allowed ? { collecting: 'yes', refusal: null } : { collecting: 'refused', refusal: reason }
  }
  const change = { action: 'answerCollecting', id, version, input }
  return editRow(context, ChildContact, change, decide, (contact, _before, inner) => tellParents(inner, contact))
}

type Refusal = CollectingRefusal & { id: number; childId: number }

/**
 * The last refusal of a person whom a parent requests again, for administrators; also of a contact that was removed and
 * added again.
 */
export async function lastRefusalOf({ db, loaders, viewer }: Context, contact: ChildContact): Promise<Refusal | null> {
  if (!maySeeEveryContact(viewer) || contact.collecting !== 'asked') return null
  const load = (childIds: number[]): PromiseLike<Refusal[]> =>
    db('audit_entries')
      .join('child_contacts', 'child_contacts.id', 'audit_entries.entity_id')
      .join('users', 'users.id', 'audit_entries.user_id')
      .where({ action: 'answerCollecting', entity: 'child_contact' })
      .whereRaw("after->>'collecting' = 'refused'")
      .whereIn('child_id', childIds)
      .orderBy('audit_entries.id', 'desc')
      .select('child_contacts.id', 'child_id', 'at', {
        name: db.raw("after->>'name'"),
        by: db.raw("first_name || ' ' || last_name"),
        reason: db.raw("after->>'refusal'"),
      })
  const refusals = await loaders.many('contacts.refusals', load, ({ childId }) => childId).load(contact.childId)
  return refusals.find(({ id, name }) => id === contact.id || isSameName(name, contact.name)) ?? null
}

/** @throws AppError NOT_FOUND for another family's child; STALE; BAD_USER_INPUT for an invalid phone number */
export async function changeEmergencyContact(context: Context, input: schema.EmergencyContactInput): Promise<Child> {
  const viewer = authorise(context, mayManageContacts)
  const { childId: id, version, name, phone } = input
  const scope = childScope(context, viewer)
  const change = { action: 'changeEmergencyContact', id, version, input, scope }
  const decide = async (before: Child, inner: Context) => {
    await assertAdminOrDecides(inner, viewer, id)
    assertPhoneChange('phone', phone, before.emergencyContactPhone)
    return { emergencyContact: name, emergencyContactPhone: phone }
  }
  return editRow(context, Child, change, decide, (_child, _before, inner) =>
    tellStaff(inner, viewer, id, 'Emergency contact changed', `${name}, ${phone}`),
  )
}

/** Guardians, primary one first, then others confirmed by staff. */
const collectors = (ofChildren: string) => `
  select child_id as "childId", name from ${people} where child_id = ${ofChildren} and may_collect
  order by place, later, case place when 2 then name end, number`

/** The people who may collect each of these children, for a service that has authorised it. */
export const readCollectors = ({ db }: Context, childIds: number[]) =>
  rowsOf<{ childId: number; name: string }>(db, collectors('any(:childIds)'), { childIds })

const collectorNames: ChildRows<string> = {
  name: 'collectors',
  policy: mayManageContacts,
  rows: ({ db }) => db.raw(collectors('children.id')),
  parse: ({ name }) => name,
}

export const collectorsOf = (context: Context, { id }: Pick<Child, 'id'>) => readOfChild(context, id, collectorNames)

function collectingMail(parent: Addressee, contact: ChildContact, childName: string, centre: string): Mail {
  const [name, relationship] = [nameInMail(contact.name), nameInMail(contact.relationship)]
  const who = `${name} (${relationship})`
  const allowed = contact.collecting === 'yes'
  const text = allowed
    ? `${who} may collect ${childName} from now on. Please ask ${name} to bring an identity document the first time.\n\nIf you did not expect this, call us at once.`
    : `${who} may not collect ${childName}.\n\nReason: ${contact.refusal}\n\nIf this is a mistake, please reply in the parent portal or call us.`
  return letterTo(parent, centre, {
    kind: allowed ? 'collecting.confirmed' : 'collecting.refused',
    subject: `${name} ${allowed ? 'may' : 'may not'} collect ${childName}`,
    text,
  })
}
