import { consentTexts } from '#graphql/consents/consents.rules.ts'
import type { ParentProfileQuery } from './ParentProfile.generated.ts'

type Child = ParentProfileQuery['myChildren'][number]

export const photo: Child['consents'][number] = {
  id: 7,
  kind: 'photo',
  granted: true,
  version: consentTexts.photo.version,
  signedBy: null,
  givenAt: '2026-01-14T08:00:00.000Z',
  givenByName: 'Thandi Mokoena',
}

export const nomsa = {
  name: 'Nomsa Mokoena',
  relationship: 'Grandmother',
  phone: '082 555 0143',
  inEmergency: true,
  refusal: null,
  photo: null,
  version: 1,
}

export const thandi: NonNullable<ParentProfileQuery['viewer']> = {
  id: 2,
  firstName: 'Thandi',
  lastName: 'Mokoena',
  email: 'thandi@families.example',
  phoneNumber: '0825550142',
  homeAddress: null,
  version: 1,
}

export const lerato: Child = {
  id: 1,
  firstName: 'Lerato',
  lastName: 'Mokoena',
  allergies: 'Peanuts: a mild reaction',
  emergencyContact: 'Thandi Mokoena',
  emergencyContactPhone: '082 555 0142',
  version: 3,
  mayDecide: true,
  collectors: ['Thandi Mokoena', 'Nomsa Mokoena'],
  contacts: [
    { ...nomsa, id: 21, collecting: 'yes' },
    { ...nomsa, id: 22, name: 'Sipho Radebe', collecting: 'refused', refusal: 'We have no copy of his ID yet.' },
  ],
  documents: [
    {
      id: 3,
      kind: 'clinic_card',
      expiresOn: '2026-12-04',
      note: null,
      createdAt: '2026-01-14T08:00:00.000Z',
      uploadedByName: 'Thandi Mokoena',
      isCurrent: true,
      isOwn: true,
      checkedAt: null,
    },
  ],
  consents: [photo, { ...photo, id: 8, kind: 'outing', granted: false }],
}
export const thabo: Child = {
  ...lerato,
  id: 4,
  firstName: 'Thabo',
  emergencyContact: null,
  emergencyContactPhone: null,
  collectors: [],
  contacts: [],
  documents: [],
  consents: [],
}

/** Of whom nothing has been said yet. */
export const unknown = { ...thabo, firstName: 'Bontle-Grace', lastName: 'Mokoena van der Westhuizen' }

const [clinicCard] = lerato.documents

/** With everything that can be asked of somebody. */
export const known: Child = {
  ...lerato,
  emergencyContactPhone: '051 555 0177',
  collectors: ['Thandi Mokoena', 'Nomsa Mokoena', 'Sipho Mokoena van der Westhuizen'],
  contacts: [
    ...lerato.contacts,
    {
      ...nomsa,
      id: 23,
      name: 'Ms Johanna Elizabeth van der Westhuizen-Motsepe',
      relationship: 'Neighbour, and driver of the blue minibus',
      collecting: 'asked',
      inEmergency: false,
    },
  ],
  documents: clinicCard
    ? [
        clinicCard,
        {
          ...clinicCard,
          id: 4,
          kind: 'medical_aid',
          expiresOn: '2027-12-31',
          note: 'Main member: Thandi Mokoena',
          checkedAt: '2026-01-20T08:00:00.000Z',
        },
        {
          ...clinicCard,
          id: 5,
          kind: 'birth_certificate',
          expiresOn: null,
          isOwn: false,
          uploadedByName: 'Annelie Kruger',
          checkedAt: '2026-01-14T09:00:00.000Z',
        },
        { ...clinicCard, id: 6, kind: 'guardian_id', expiresOn: '2026-10-31', checkedAt: '2026-01-14T09:00:00.000Z' },
      ]
    : [],
}
