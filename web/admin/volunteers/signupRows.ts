import { signupStatusLabels, type SignupStatus } from '#graphql/volunteers/volunteers.rules.ts'
import { formatPhone } from '#graphql/values/phone.ts'
import { formatDayShort, todayInJohannesburg } from '#graphql/values/dates.ts'
import { fullName } from '../shared/format.ts'
import type { VolunteerSignupsQuery } from './volunteers.generated.ts'

export type VolunteerSignup = VolunteerSignupsQuery['volunteerSignups']['edges'][number]['node']

export const helperName = ({ parent }: Pick<VolunteerSignup, 'parent'>) => (parent ? fullName(parent) : 'Unknown')

export const phoneOf = ({ parent }: Pick<VolunteerSignup, 'parent'>) =>
  parent?.phoneNumber ? formatPhone(parent.phoneNumber) : ''

/** The centre's day on which somebody signed up. */
export const signedUpOn = ({ createdAt }: Pick<VolunteerSignup, 'createdAt'>) =>
  formatDayShort(todayInJohannesburg(new Date(createdAt)))

/** The list as a file, its head first. */
export const exportRows = (signups: readonly VolunteerSignup[]): string[][] => [
  ['Name', 'Phone', 'E-mail', 'Child', 'Skills', 'Signed up', 'Status'],
  ...signups.map((signup) => [
    helperName(signup),
    phoneOf(signup),
    signup.parent?.email ?? '',
    signup.child ? fullName(signup.child) : '',
    signup.specialSkills ?? '',
    todayInJohannesburg(new Date(signup.createdAt)),
    signupStatusLabels[signup.status as SignupStatus],
  ]),
]

/** The list that lies on the table at the event: those who are expected, with room to sign. */
export const paperRows = (signups: readonly VolunteerSignup[]): string[][] => [
  ['Name', 'Phone', 'Child', 'Skills', 'Signature'],
  ...signups
    .filter(({ status }) => status === 'confirmed' || status === 'pending')
    .map((signup) => [
      helperName(signup),
      phoneOf(signup),
      signup.child ? fullName(signup.child) : '',
      signup.specialSkills ?? '',
      '',
    ]),
]
