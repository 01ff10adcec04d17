import type { Context } from '#graphql/platform/context.ts'
import type { ErrorCode } from '#graphql/platform/errors.ts'
import type { Person, Tablet, World } from './people.ts'

/** Those of them who have a child. */
export type Guardian = 'parent' | 'otherParent' | 'teacher'

/** Members of staff by their duty; none of them is a parent. */
export const onDuty = ['classTeacher', 'otherTeacher', 'kitchen', 'gate'] as const
type OnDuty = (typeof onDuty)[number]
export const isOnDuty = (who: Person): who is OnDuty => (onDuty as readonly Person[]).includes(who)

/** Neither a family of the centre nor staff. */
export const isStranger = (who: Person): who is 'newcomer' | 'formerGuardian' =>
  who === 'newcomer' || who === 'formerGuardian'

/** Without a child: an account that has only registered, one that was a guardian until now, and staff on duty. */
export const hasNoChild = (who: Person): who is 'newcomer' | 'formerGuardian' | OnDuty =>
  isStranger(who) || isOnDuty(who)

/** `class`: teachers of a class and administrators; what the teacher of another class may not, the row says. `room`: paired tablets alone. */
export type Audience = 'anyone' | 'signed in' | 'staff' | 'class' | 'admin' | 'room'

type Made<Value> = Value | Promise<Value>

export interface Refused {
  refused: ErrorCode
}

/** What an operation answers to those who may call it, but not for this record. */
export const refused = (code: ErrorCode): Refused => ({ refused: code })

/** One GraphQL operation: its name is the key, such as `Query.myChildren`. */
export interface OperationRow {
  may: Audience
  /** Asks for all that must not leak. */
  document: string
  /** @param exactly who asks, where the operation is one of the room */
  variables?(world: World, who: Person, exactly?: Person | Tablet): Made<Record<string, unknown>>
  /** The whole of `data` for one of those who may. */
  sees(world: World, who: Person, variables: Record<string, unknown>): Made<unknown>
  /** The same for a tablet, of an operation of the room. */
  shows?(world: World, tablet: Tablet, variables: Record<string, unknown>): Made<unknown>
}

/** One REST route: method and path are the key, such as `GET /api/user`. */
export interface RouteRow {
  may: Audience
  /** The number that stands for `:id` in the path. */
  id?(world: World, who: Person): Made<number>
  search?: string
  /** Puts back what other rows of the matrix end. */
  prepare?(world: World): Promise<unknown>
  body?(world: World, who: Person): Made<Record<string, unknown>>
  /** What a route that takes a file is sent instead. */
  form?(world: World, who: Person): Made<FormData>
  /** The whole body of the answer for one of those who may; of a file `{ file: 'application/pdf' }`. */
  sees(world: World, who: Person): Made<unknown>
}

/** What is served beside the API: files, documents, health. Method and path are the key. */
export interface FileRow {
  may: Audience
  /** The address, where the key is a pattern. */
  address?(world: World): Made<string>
  /** Type of the body for those who may, without its charset; a refusal where people have no business at all. */
  type: string | Refused
}

/**
 * A second line of defence: a rule that no operation needs, since the one before it already decides. The service is
 * called as somebody who got past that one.
 */
export interface ServiceRow {
  may: Audience
  call(context: Context, world: World, who: Person): Promise<unknown>
  sees(world: World, who: Person): Made<unknown>
}

export type OperationRows = Record<`${'Query' | 'Mutation'}.${string}`, OperationRow>
export type RouteRows = Record<`${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /api/${string}`, RouteRow>
export type FileRows = Record<`GET /${string}`, FileRow>
export type ServiceRows = Record<string, ServiceRow>
