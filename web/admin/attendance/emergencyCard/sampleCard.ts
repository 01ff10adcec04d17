import type { EmergencyCardQuery } from '../attendance.generated.ts'

export type SampleCard = EmergencyCardQuery['emergencyCard']

const person = { inEmergency: true, mayCollect: true, photo: null }

/** A card with everything that can be on one. */
export const sampleCard: SampleCard = {
  childId: 6,
  firstName: 'Lerato',
  lastName: 'Mokoena',
  allergies: 'Peanuts: a mild reaction.',
  medicalNotes: 'Inhaler in the blue bag',
  contacts: [
    { ...person, name: 'Zodwa Radebe', relationship: null, phone: '+27825550100', mayCollect: null },
    { ...person, name: 'Thandi Mokoena', relationship: 'Mother', phone: '082 555 0101' },
    { ...person, name: 'Sello Mokoena', relationship: 'Father', phone: null, mayCollect: false },
    {
      ...person,
      name: 'Reverend Dr Boitumelo van der Westhuizen-Mokoena',
      relationship: 'Neighbour with the white bakkie',
      phone: '082 555 0103',
      inEmergency: false,
    },
  ],
}
