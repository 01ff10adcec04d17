import { type Role, staffRoles } from '#graphql/values/roles.ts'

/** Whether an account is that of somebody who works here: the others have left, or are parents alone by now. */
export const isOnStaff = ({ role, deletedAt }: { role: Role; deletedAt: string | null }): boolean =>
  deletedAt === null && (staffRoles as readonly Role[]).includes(role)

const hour = 3_600_000

/** A session ends when it was not used for so long, in milliseconds. */
export const idleLimit = (role: Role) => (role === 'parent' ? 14 * 24 * hour : 12 * hour)

/** A session ends so long after sign-in however much it is used, in milliseconds. */
export const absoluteLimit = 30 * 24 * hour

export const longestPassword = 1_000

export const initialsOf = (firstName: string, lastName: string) =>
  `${firstName.trim().charAt(0)}${lastName.trim().charAt(0)}`.toUpperCase()
