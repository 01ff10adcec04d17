import type { Context } from '#graphql/platform/context.ts'
import type { TestApp } from '#tests/setup/server.ts'

/**
 * Everybody that each operation is tried as. The teacher has a child here and no duty; the one of the class teaches that of the
 * first family, the other one that of all others.
 */
export const people = [
  'guest',
  'newcomer',
  'formerGuardian',
  'parent',
  'otherParent',
  'teacher',
  'classTeacher',
  'otherTeacher',
  'kitchen',
  'gate',
  'admin',
  'removedUser',
  'endedSession',
] as const
export type Person = (typeof people)[number]

/** Paired tablets of the room of the first family's child: at one of them the teacher of that class gave her PIN. To all but the room they are guests. */
export const tablets = ['actingTablet', 'tablet'] as const
export type Tablet = (typeof tablets)[number]
export const everybody = [...people, ...tablets]
export const isTablet = (who: Person | Tablet): who is Tablet => (tablets as readonly string[]).includes(who)
/** As whom the rows are asked about somebody. */
export const personOf = (who: Person | Tablet): Person => (isTablet(who) ? 'guest' : who)

/** The people who have an account and a running session. */
export type Member = Exclude<Person, 'guest' | 'removedUser' | 'endedSession'>

export interface Account {
  id: number
  username: string
  email: string
  firstName: string
  lastName: string
  role: 'parent' | 'teacher' | 'admin'
}

export interface Conversations {
  /** Of each of them one with the centre, which the others must not see. */
  parent: number
  otherParent: number
  /** Of the parent with the teachers of the child. */
  toTeachers: number
  /** Of a visitor of the site. */
  contact: number
}

/** A small centre in which each person has something that the others must not see. */
export interface World {
  server: TestApp
  /** Every route that the server has, such as `GET /healthz`. */
  routes: string[]
  /** Password of every member. */
  password: string
  accounts: Record<Member | 'removedUser' | 'endedSession', Account>
  /** A child of each, with an entry in today's register; the last has no parent with an account. */
  children: Record<'parent' | 'otherParent' | 'teacher' | 'unlinked', number>
  conversations: Conversations
  classId: number
  /** The class of all other children. */
  otherClassId: number
  /** A live session of the class of the parent's child, and one of the class of all others. */
  sessions: { own: number; others: number }
  programId: number
  today: string
  /** A new session of this person, so that no test ends that of another. */
  cookieOf(who: Person | Tablet): Promise<string | undefined>
  /** What a service is given when this person calls. */
  contextOf(who: Person | Tablet): Promise<Context>
  /** A new application. */
  addApplication(): Promise<number>
  /** A new invitation to the child without a parent. */
  addInvitation(email: string): Promise<string>
  /** A number that nothing has yet. */
  serial(): number
}
