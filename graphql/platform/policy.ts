import { AppError } from './errors.ts'
import { type Context, guest, type Viewer } from './context.ts'

/** A named rule: may this viewer do it, to this subject? */
export interface Policy<Subject = void> {
  (viewer: Viewer, subject: Subject): boolean
  /** Only shortly after the viewer has proved who they are, see {@link withFreshAuthentication}. */
  fresh?: true
}

export type SignedIn = Exclude<Viewer, { role: 'guest' }>

/** Everyone may, guests too. Written out, so that every operation names its rule. */
export const anyone: Policy = () => true
export const signedIn: Policy = (viewer) => viewer.role !== 'guest'
/** What belongs to the own account alone: also before the first password was replaced. */
export const ownAccount: Policy = (viewer) => viewer.role !== 'guest'
export const admin: Policy = (viewer) => viewer.role === 'admin'
/** Everybody who works here, with duties or without. */
export const staff: Policy = (viewer) => viewer.role === 'teacher' || viewer.role === 'admin'

/** The classes that somebody teaches today. Those of administrators do not count: they see every class. */
export const classesTaught = (viewer: Viewer | Pick<SignedIn, 'role' | 'duties'>): readonly number[] =>
  viewer.role === 'teacher' ? viewer.duties.flatMap(({ classId }) => classId ?? []) : []
/** Administrators, and everybody who teaches a class today; which class is checked for each row. */
export const teacher: Policy = (viewer) => admin(viewer) || classesTaught(viewer).length > 0
/** Administrators, and the teachers of this class. */
export const teacherOf: Policy<{ classId: number | null }> = (viewer, { classId }) =>
  admin(viewer) || (classId !== null && classesTaught(viewer).includes(classId))

/** What needs fresh authentication may be done so long after the password was typed, in milliseconds. */
export const freshFor = 15 * 60_000

/**
 * The same rule, for what a computer that was left alone must not do: the session was begun, or its password and second
 * factor were typed again, within the last minutes. It holds for GraphQL and REST alike.
 */
export const withFreshAuthentication = <Subject>(policy: Policy<Subject>): Policy<Subject> =>
  Object.assign((viewer: Viewer, subject: Subject) => policy(viewer, subject), { fresh: true as const })

/** @throws AppError FRESH_AUTHENTICATION_REQUIRED, after which the client calls `confirmIdentity` and tries again */
export function assertFresh({ authenticatedAt }: SignedIn) {
  if (authenticatedAt === null || Date.parse(authenticatedAt) <= Date.now() - freshFor)
    throw new AppError('FRESH_AUTHENTICATION_REQUIRED', 'Please enter your password again to do this.')
}

const firstPassword = 'Please choose your own password first, on your account page: your current one was given to you.'

/**
 * The one place where a rule is applied.
 * @throws AppError UNAUTHENTICATED for guests, FORBIDDEN for others; FRESH_AUTHENTICATION_REQUIRED
 */
export function authorise(context: Context, policy: Policy): SignedIn
export function authorise<Subject>(context: Context, policy: Policy<Subject>, subject: Subject): SignedIn
export function authorise<Subject>(context: Context, policy: Policy<Subject>, subject?: Subject): SignedIn {
  const { viewer } = context
  if (!policy(viewer, subject as Subject)) {
    if (viewer.role === 'guest') throw new AppError('UNAUTHENTICATED', 'Please sign in first.')
    throw new AppError('FORBIDDEN', "You don't have permission to do this.")
  }
  // beyond what everybody may, staff whose password somebody else knows may only choose their own
  if (viewer.role !== 'guest' && viewer.mustChangePassword && policy !== ownAccount) {
    if (!policy(guest, subject as Subject)) throw new AppError('FORBIDDEN', firstPassword)
  }
  if (policy.fresh && viewer.role !== 'guest') assertFresh(viewer)
  return viewer as SignedIn
}
