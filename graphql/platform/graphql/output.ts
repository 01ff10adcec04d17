import { Extensions, Field, Float, Int, ObjectType } from 'type-graphql'
import { CalendarDate, Cents, Moment, TimeOfDay } from './scalars.ts'

/** A field of an answer: its GraphQL type, what it means, and the type of its value in TypeScript. */
interface OutputField<Value> {
  type: () => unknown
  description: string
  nullable?: true
  /** In the schema, where the column has another one. */
  name?: string
  /** How many rows a list usually has, see `limits`. */
  rows?: number
  /** Never there: it only says the type. */
  value?: Value
}

type Values<Own> = { [Name in keyof Own]: Own[Name] extends OutputField<infer Value> ? Value : never }
type Fields = Record<string, OutputField<unknown>>
// oxlint-disable-next-line no-explicit-any -- TypeScript asks for it of a class that is extended
type AnyClass = abstract new (...values: any[]) => object
type Class<Value> = abstract new (...values: never[]) => Value

const scalar =
  <Value>(type: unknown) =>
  (description: string): OutputField<Value> => ({ type: () => type, description })

/** A text; with a type argument one of some codes. */
export const text = <Text extends string = string>(description: string): OutputField<Text> => ({
  type: () => String,
  description,
})
export const texts = scalar<string[]>([String])
export const int = scalar<number>(Int)
export const ints = scalar<number[]>([Int])
export const float = scalar<number>(Float)
export const yes = scalar<boolean>(Boolean)
export const cents = scalar<number>(Cents)
export const day = scalar<string>(CalendarDate)
export const time = scalar<string>(TimeOfDay)
export const moment = scalar<string>(Moment)

/** Another type of the schema, and a list of it, for which a usual number of rows can be given. */
export const one = <Value>(type: Class<Value>, description: string): OutputField<Value> => ({
  type: () => type,
  description,
})
export const many = <Value>(type: Class<Value>, description: string, rows?: number): OutputField<Value[]> => ({
  type: () => [type],
  description,
  ...(rows && { rows }),
})

export const maybe = <Value>(field: OutputField<Value>): OutputField<Value | null> => ({ ...field, nullable: true })

/** A field that the schema calls otherwise than its column. */
export const named = <Value>(name: string, field: OutputField<Value>): OutputField<Value> => ({ ...field, name })

function addFields(type: { prototype: object }, fields: Fields) {
  for (const [field, { type: typeOf, description, nullable = false, name = field, rows }] of Object.entries(fields)) {
    Field(typeOf as () => typeof String, { nullable, description, name })(type.prototype, field)
    if (rows) Extensions({ rows })(type.prototype, field)
  }
}

/**
 * A GraphQL type that is no row of a table, and its class: each field says once what it is, for the schema and for TypeScript.
 * @param about what the whole of it is
 */
export function output<Own extends Fields>(name: string, about: string, fields: Own): new () => Values<Own> {
  class Declared {}
  Object.defineProperty(Declared, 'name', { value: name })
  ObjectType(name, { description: about })(Declared)
  addFields(Declared, fields)
  return Declared as new () => Values<Own>
}

/**
 * A class with the fields that the API answers, for a row of a table to extend; with `Object` for another type that has methods.
 */
export function withFields<Base extends AnyClass, Own extends Fields>(base: Base, fields: Own) {
  abstract class Described extends base {}
  ObjectType()(Described)
  addFields(Described, fields)
  return Described as unknown as Base & (abstract new (...values: any[]) => Values<Own>)
}
