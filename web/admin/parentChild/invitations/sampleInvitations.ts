import { addDays, todayInJohannesburg } from '#graphql/values/dates.ts'
import type { OpenInvitation } from './ConfirmGuardianDialog.tsx'

const today = todayInJohannesburg()

const sentTo = (id: number, state: string, requestedBy: OpenInvitation['requestedBy'] = null): OpenInvitation => ({
  id,
  email: `gogo.${state}@families.example`,
  childId: 4,
  relationshipType: 'grandparent',
  sentAt: `${addDays(today, state === 'expired' ? -34 : -6)}T08:00:00.000Z`,
  expiresAt: `${addDays(today, state === 'expired' ? -4 : 24)}T08:00:00.000Z`,
  state,
  askedBy: state === 'asked' ? { id: 91, firstName: 'Thandi', lastName: 'Mokoena' } : null,
  requestedBy,
  child: { id: 4, firstName: 'Lerato', lastName: 'Mokoena' },
})

/** One that somebody else has used, one that is open, one whose link is too old, and one that a parent asks for. */
export const sampleInvitations: OpenInvitation[] = [
  sentTo(1, 'waiting', {
    id: 90,
    firstName: 'Sipho',
    lastName: 'Moloi',
    email: 'sipho@elsewhere.example',
    phoneNumber: '082 555 0177',
  }),
  sentTo(2, 'open'),
  sentTo(3, 'expired'),
  sentTo(5, 'asked'),
]
