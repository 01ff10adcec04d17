import { Child } from '#graphql/children/child.model.ts'
import { linkedParents } from '#graphql/families/linked.service.ts'
import { mayStillSeeChild } from '#graphql/children/visible.service.ts'
import { guardianScope } from '#graphql/data/guardianScope.ts'
import { audit } from '#graphql/data/audit.ts'
import { assertNotStale } from '#graphql/data/stale.ts'
import { transaction } from '#graphql/data/transaction.ts'
import type { Context } from '#graphql/platform/context.ts'
import { AppError, notFound } from '#graphql/platform/errors.ts'
import { notifyStaff } from '#graphql/notifications/notify.ts'
import { queueMail } from '#graphql/platform/mail/outbox.ts'
import { assertPhoneChange } from '#graphql/platform/phoneChange.ts'
import { authorise, type SignedIn } from '#graphql/platform/policy.ts'
import { centreName } from '#graphql/settings/settings.service.ts'
import { ChildContact } from './childContact.model.ts'
import { collectingMail } from './contacts.mails.ts'
import { mayConfirmCollecting, mayKeepContacts, maySeeEveryContact } from './contacts.policy.ts'
import { type Collecting, collectingAfter, mostContacts } from './contacts.rules.ts'
import type {
  ChangedContactInput,
  CollectingAnswerInput,
  EmergencyContactInput,
  NewContactInput,
} from './contacts.schema.ts'

const entity = 'child_contact'

/** Locks the child, so that its list is changed by one at a time. Another family's child is not found. */
async function childForChange(context: Context, viewer: SignedIn, childId: number) {
  const query = Child.query(context.db).findById(childId).whereNull('deletedAt').forUpdate()
  if (!maySeeEveryContact(viewer)) query.whereIn('id', guardianScope(context, viewer))
  const child = await query
  if (!child) throw notFound('This child')
  return child
}

async function contactForChange(context: Context, viewer: SignedIn, id: number) {
  const query = ChildContact.query(context.db).findById(id).whereNull('deletedAt').forUpdate()
  if (!maySeeEveryContact(viewer)) query.whereIn('childId', guardianScope(context, viewer))
  const contact = await query
  if (!contact) throw notFound('This person')
  return contact
}

const nameOf = ({ firstName, lastName }: Child) => `${firstName} ${lastName}`

/** Staff need no news of what they did themselves. */
async function tellStaff(context: Context, viewer: SignedIn, child: Child, title: string, text: string) {
  if (viewer.role === 'admin') return
  const link = `/admin/dashboard?section=students&child=${child.id}`
  await notifyStaff(context, { kind: 'contact.changed', title, text: `${text}, ${nameOf(child)}`, link })
}

const inWords = ({ name, relationship }: Pick<ChildContact, 'name' | 'relationship'>) => `${name} (${relationship})`

/** What a change means for staff; the first thing is what they have to do or to know at the door. */
function titleOf(before: Collecting | null, after: Collecting): string {
  if (after === 'asked') return 'Please confirm who may collect'
  if (before === 'yes') return 'May no longer collect'
  return 'List of a child changed'
}

/** The people on a child's list, by name. One statement however many children are asked for. */
export function contactsOf(context: Context, childId: number): Promise<ChildContact[]> {
  const viewer = authorise(context, mayKeepContacts)
  return context.loaders
    .many<ChildContact>(
      'contacts.ofChild',
      async (childIds) => {
        const query = ChildContact.query(context.db)
          .whereIn('childId', [...childIds])
          .whereNull('deletedAt')
          .orderBy(['name', 'id'])
        if (!maySeeEveryContact(viewer)) query.whereIn('childId', guardianScope(context, viewer))
        const contacts = await query
        return contacts
      },
      ({ childId }) => childId,
    )
    .load(childId)
}

/**
 * Puts somebody on a child's list. What a parent adds is called in an emergency at once, and may collect the child once
 * staff have confirmed it.
 * @throws AppError NOT_FOUND for another family's child; CONFLICT when the list is full
 */
export async function addContact(context: Context, input: NewContactInput): Promise<ChildContact> {
  const viewer = authorise(context, mayKeepContacts)
  return transaction(
    context,
    { action: 'addContact', input, model: ChildContact, mayReplay: mayStillSeeChild },
    async (inner) => {
      const child = await childForChange(inner, viewer, input.childId)
      const there = await ChildContact.query(inner.db).where({ childId: child.id }).whereNull('deletedAt').resultSize()
      if (there >= mostContacts)
        throw new AppError(
          'CONFLICT',
          `The list of ${child.firstName} holds ${mostContacts} people. Take one off first.`,
        )
      const { mayCollect, ...values } = input
      const collecting = collectingAfter(null, { name: input.name, mayCollect }, viewer.role === 'admin')
      const contact = await ChildContact.query(inner.db).insertAndFetch({ ...values, collecting, createdBy: viewer.id })
      await audit(inner, { action: 'addContact', entity, entityId: contact.id, after: contact.auditValues() })
      await tellStaff(inner, viewer, child, titleOf(null, collecting), inWords(contact))
      return contact
    },
  )
}

/**
 * Changes somebody on a child's list.
 * @throws AppError NOT_FOUND for another family's child; STALE
 */
export async function updateContact(context: Context, input: ChangedContactInput): Promise<ChildContact> {
  const viewer = authorise(context, mayKeepContacts)
  return transaction(
    context,
    { action: 'updateContact', input, model: ChildContact, mayReplay: mayStillSeeChild },
    async (inner) => {
      const { id, version, mayCollect, ...values } = input
      const before = await contactForChange(inner, viewer, id)
      assertNotStale(before, version)
      const collecting = collectingAfter(before, { name: input.name, mayCollect }, viewer.role === 'admin')
      const contact = await ChildContact.query(inner.db).patchAndFetchById(id, {
        ...values,
        collecting,
        refusal: collecting === 'refused' ? before.refusal : null,
        version: before.version + 1,
        updatedAt: new Date().toISOString(),
      })
      const [old, after] = [before.auditValues(), contact.auditValues()]
      await audit(inner, { action: 'updateContact', entity, entityId: id, before: old, after })
      const child = await Child.query(inner.db).findById(contact.childId).throwIfNotFound()
      const title = collecting === before.collecting ? titleOf(null, 'no') : titleOf(before.collecting, collecting)
      await tellStaff(inner, viewer, child, title, inWords(contact))
      return contact
    },
  )
}

/**
 * Takes somebody off a child's list, at once.
 * @throws AppError NOT_FOUND for another family's child
 */
export async function removeContact(context: Context, id: number): Promise<ChildContact> {
  const viewer = authorise(context, mayKeepContacts)
  return transaction(
    context,
    { action: 'removeContact', input: { id }, model: ChildContact, mayReplay: mayStillSeeChild },
    async (inner) => {
      const before = await contactForChange(inner, viewer, id)
      await audit(inner, { action: 'removeContact', entity, entityId: id, before: before.auditValues() })
      const child = await Child.query(inner.db).findById(before.childId).throwIfNotFound()
      await tellStaff(inner, viewer, child, titleOf(before.collecting, 'no'), inWords(before))
      return ChildContact.query(inner.db).patchAndFetchById(id, { deletedAt: new Date().toISOString() })
    },
  )
}

/**
 * Answers a parent who asks that somebody may collect a child, and writes to all its parents. For staff, who may also
 * take back a yes.
 * @throws AppError NOT_FOUND; STALE; CONFLICT when nobody asks
 */
export async function answerCollecting(context: Context, input: CollectingAnswerInput): Promise<ChildContact> {
  const viewer = authorise(context, mayConfirmCollecting)
  return transaction(context, { action: 'answerCollecting', input, model: ChildContact }, async (inner) => {
    const { id, version, allowed, reason } = input
    const before = await contactForChange(inner, viewer, id)
    assertNotStale(before, version)
    if (before.collecting === 'no') throw new AppError('CONFLICT', 'Nobody asks any more that this person may collect.')
    const contact = await ChildContact.query(inner.db).patchAndFetchById(id, {
      collecting: allowed ? 'yes' : 'refused',
      refusal: allowed ? null : (reason ?? null),
      version: before.version + 1,
      updatedAt: new Date().toISOString(),
    })
    const [old, after] = [before.auditValues(), contact.auditValues()]
    await audit(inner, { action: 'answerCollecting', entity, entityId: id, before: old, after })
    const child = await Child.query(inner.db).findById(contact.childId).throwIfNotFound()
    const centre = await centreName(inner)
    for (const parent of await linkedParents(inner, child.id))
      await queueMail(inner, collectingMail(parent, contact, child.firstName, centre))
    return contact
  })
}

/**
 * Changes who is called first when something happens to a child.
 * @throws AppError NOT_FOUND for another family's child; STALE; BAD_USER_INPUT for a new number that is none
 */
export async function changeEmergencyContact(context: Context, input: EmergencyContactInput): Promise<Child> {
  const viewer = authorise(context, mayKeepContacts)
  return transaction(
    context,
    { action: 'changeEmergencyContact', input, model: Child, mayReplay: mayStillSeeChild },
    async (inner) => {
      const before = await childForChange(inner, viewer, input.childId)
      assertPhoneChange('phone', input.phone, before.emergencyContactPhone)
      assertNotStale(before, input.version)
      const child = await Child.query(inner.db).patchAndFetchById(input.childId, {
        emergencyContact: input.name,
        emergencyContactPhone: input.phone,
        version: before.version + 1,
        updatedAt: new Date().toISOString(),
      })
      await audit(inner, {
        action: 'changeEmergencyContact',
        entity: 'child',
        entityId: child.id,
        before: { name: before.emergencyContact, phone: before.emergencyContactPhone },
        after: { name: input.name, phone: input.phone },
      })
      await tellStaff(inner, viewer, child, 'Emergency contact changed', `${input.name}, ${input.phone}`)
      return child
    },
  )
}
