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
