import { int, many, maybe, output, text, yes } from '#graphql/platform/graphql/output.ts'

export const EmergencyContact = output('EmergencyContact', 'Somebody who is called about a child, or may collect it.', {
  name: text('First and last name.'),
  relationship: maybe(text('Who this is to the child, in a word or two; null where it is not known.')),
  phone: maybe(text('Phone number as it was typed; null where there is none.')),
  inEmergency: yes('Whether this person is called in an emergency.'),
  mayCollect: maybe(
    yes('Whether this person may collect the child; null for somebody who is named with a number alone.'),
  ),
  photo: maybe(text('Address of the photo of somebody who may collect; null without one.')),
})
export type EmergencyContact = InstanceType<typeof EmergencyContact>

export const EmergencyCard = output('EmergencyCard', 'Whom to call about a child, and what to know of its health.', {
  childId: int('The child.'),
  firstName: text('First name.'),
  lastName: text('Last name.'),
  allergies: maybe(text('Allergies, in words.')),
  medicalNotes: maybe(text('Medical notes, in words.')),
  contacts: many(
    EmergencyContact,
    'Whom to call, the first at the top; behind them those who may only collect the child.',
  ),
})
export type EmergencyCard = InstanceType<typeof EmergencyCard>
