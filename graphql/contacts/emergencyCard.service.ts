import { Child } from '#graphql/children/child.model.ts'
import { enrolledOn } from '#graphql/children/enrolled.ts'
import { openMedicalNotes, noteReading } from '#graphql/children/medicalNotes.service.ts'
import { taughtScope } from '#graphql/data/classScope.ts'
import { findRow, type Scope } from '#graphql/data/findRow.ts'
import { rowsOf } from '#graphql/data/statement.ts'
import type { Context } from '#graphql/platform/context.ts'
import { authorise, type SignedIn } from '#graphql/platform/policy.ts'
import { todayInJohannesburg } from '#graphql/values/dates.ts'
import { mayReadEmergencyCards, maySeeEveryContact } from './contacts.policy.ts'
import { callOrder, photoPath } from './contacts.rules.ts'
import { people } from './people.ts'
import { int, many, maybe, output, text, yes } from '#graphql/platform/graphql/output.ts'

export const EmergencyContact = output('EmergencyContact', 'A person to call about a child, or who may collect it.', {
  name: text('First and last name.'),
  relationship: maybe(text('Relationship to the child, in a word or two; null if not known.')),
  phone: maybe(text('Phone number, as typed; null if there is none.')),
  inEmergency: yes('Whether this person is called in an emergency.'),
  mayCollect: maybe(yes("Whether this person may collect the child; null for the child's emergency number.")),
  photo: maybe(text('URL of the photo of a person who may collect, at a tablet a `data:` URL; null if there is none.')),
})
export type EmergencyContact = InstanceType<typeof EmergencyContact>

export const EmergencyCard = output('EmergencyCard', 'Emergency contacts and health information of a child.', {
  childId: int('The child.'),
  firstName: text('First name.'),
  lastName: text('Last name.'),
  allergies: maybe(text('Allergies, as free text.')),
  medicalNotes: maybe(text('Medical notes, as free text.')),
  contacts: many(EmergencyContact, 'The people to call, in order, followed by those who may only collect the child.'),
})
export type EmergencyCard = InstanceType<typeof EmergencyCard>

const onRegister = `(${enrolledOn(':today')} or exists (
  select from attendance where attendance.child_id = children.id and attendance.date = :today))`

/** A teacher may read the cards of children on today's registers of her classes; administrators those of every child. */
const cardScope =
  (context: Context, viewer: SignedIn): Scope<Child> =>
  (children) =>
    maySeeEveryContact(viewer) ||
    children.whereIn('id', taughtScope(context, viewer)).whereRaw(onRegister, { today: todayInJohannesburg() })

const peopleOf = (childId: string) => `
  select name, relationship, phone, in_emergency as "inEmergency", may_collect as "mayCollect",
    child_id as "childId", coalesce(contact_id, 0) as id, file_id as "fileId"
  from ${people}
  where child_id = ${childId} and (in_emergency or may_collect)
  order by place, later, number`

type Person = Omit<EmergencyContact, 'photo'> & { childId: number; id: number; fileId: number | null }

/** Whom the card of a child says to call, for lists on paper: of children whose card the viewer may read. */
export async function emergencyContactsOf(context: Context, child: Child) {
  const viewer = authorise(context, mayReadEmergencyCards)
  const load = async (ids: number[]) => {
    const children = Child.query(context.db).findByIds(ids).select('id')
    cardScope(context, viewer)(children)
    const childIds = maySeeEveryContact(viewer) ? ids : (await children).map(({ id }) => id)
    return rowsOf<Person>(context.db, peopleOf('any(:childIds)'), { childIds })
  }
  const people = await context.loaders.many<Person>('contacts.toCall', load, ({ childId }) => childId).load(child.id)
  const withPhotos = people.map((person) => ({ ...person, photo: photoPath(person) }))
  return callOrder(child, withPhotos).filter(({ inEmergency }) => inEmergency)
}

/**
 * Emergency contacts and health information of a child. Each look of staff is logged, also where there are no
 * medical notes, and each card counts as an opened record.
 * @param photoOf the URL of a person's photo
 * @throws AppError NOT_FOUND, also for a child of another class
 */
export async function readEmergencyCard(
  context: Context,
  childId: number,
  photoOf: (person: Pick<Person, 'id' | 'fileId'>) => string | null | Promise<string | null> = photoPath,
): Promise<EmergencyCard> {
  const viewer = authorise(context, mayReadEmergencyCards)
  const child = await findRow(context, Child, childId, { scope: cardScope(context, viewer) })
  const people = await rowsOf<Person>(context.db, peopleOf(':childId'), { childId })
  const medicalNotes = await openMedicalNotes(context, child)
  await noteReading(context, [childId])
  const { firstName, lastName, allergies } = child
  const contacts = await Promise.all(
    people.map(async ({ childId: _of, id, fileId, ...person }) => ({
      ...person,
      photo: await photoOf({ id, fileId }),
    })),
  )
  return { childId, firstName, lastName, allergies, medicalNotes, contacts: callOrder(child, contacts) }
}
