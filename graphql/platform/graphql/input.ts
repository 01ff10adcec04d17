import {
  createParameterDecorator,
  Field,
  Float,
  getMetadataStorage,
  InputType,
  Int,
  type ResolverData,
} from 'type-graphql'
import type * as z from 'zod/mini'
import type { AppError } from '../errors.ts'
import { parse } from '../parse.ts'
import { ofVersion } from './args.ts'
import { CalendarDate, TimeOfDay } from './scalars.ts'

type ObjectSchema = z.ZodMiniObject

/** Of a field that holds objects: what they are, the name of their GraphQL input type, and what each field means. */
type Description = string | { type: string; description: string; fields: Record<string, Description> }
type Descriptions<Schema extends ObjectSchema> = { [Key in Exclude<keyof Schema['shape'], 'version'>]: Description } & {
  /** Said of itself unless given. */
  version?: Description
}

/** What is read of a zod schema: the same in zod and zod/mini. */
interface Definition {
  type: string
  innerType?: SchemaLike
  in?: SchemaLike
  out?: SchemaLike
  element?: SchemaLike
  shape?: Record<string, SchemaLike>
  values?: unknown[]
  checks?: { _zod: { def: { check?: string; format?: string } } }[]
}
interface SchemaLike {
  _zod: { def: Definition }
}

/** Wrappers that leave the type as it is; `optional` and `nullable` among them make it nullable. */
const wrappers = new Set(['optional', 'nullable', 'default', 'prefault', 'readonly', 'nonoptional', 'catch'])

const isWhole = (definition: Definition) =>
  (definition.checks ?? []).some(({ _zod: { def } }) => def.check === 'number_format' && /int/.test(def.format ?? ''))

const simple: Record<string, unknown> = { string: String, enum: String, boolean: Boolean, int: Int }

/** A box that has to be ticked is the one literal. */
const isTick = ({ type, values }: Definition) => type === 'literal' && typeof values?.[0] === 'boolean'

function scalarOf(schema: SchemaLike, description: Description): { type: () => unknown; nullable: boolean } {
  const { def } = schema._zod
  const required = (type: unknown) => ({ type: () => type, nullable: false })
  if (wrappers.has(def.type) && def.innerType) {
    const inner = scalarOf(def.innerType, description)
    return { ...inner, nullable: inner.nullable || def.type !== 'nonoptional' }
  }
  if (def.type === 'pipe' && def.in && def.out) {
    // a transform in front (numeric text) is typed by what comes out of it, one behind by what goes in
    return scalarOf(def.in._zod.def.type === 'transform' ? def.out : def.in, description)
  }
  if (def.type === 'array' && def.element) return required([scalarOf(def.element, description).type()])
  if (def.type in simple) return required(simple[def.type])
  if (isTick(def)) return required(Boolean)
  if (def.type === 'number') return required(isWhole(def) ? Int : Float)
  if (def.type === 'object' && def.shape && typeof description !== 'string')
    return required(declare(description.type, description.description, def.shape, description.fields))
  throw new Error(`No GraphQL type stands for the zod type ${def.type}`)
}

function declare(
  name: string,
  about: string,
  shape: Record<string, SchemaLike>,
  descriptions: Record<string, Description>,
) {
  class Declared {}
  Object.defineProperty(Declared, 'name', { value: name })
  InputType(name, { description: about })(Declared)
  for (const [field, fieldSchema] of Object.entries(shape)) {
    const meaning = descriptions[field] ?? (field === 'version' ? ofVersion : undefined)
    if (meaning === undefined) throw new Error(`${name} does not say what ${field} means`)
    const { type, nullable } = scalarOf(fieldSchema, meaning)
    const description = typeof meaning === 'string' ? meaning : meaning.description
    Field(type as () => typeof String, { nullable, description })(Declared.prototype, field)
  }
  return Declared
}

/** How an input, which takes text, has days and times. */
const formOf = new Map<unknown, string>([
  [CalendarDate, 'yyyy-MM-dd'],
  [TimeOfDay, 'HH:mm'],
])

/** What the fields of a type are said to mean, for an input that has the same: a day with how it is written. */
export const meaningsOf = <Type extends object>(type: abstract new (...values: never[]) => Type) =>
  Object.fromEntries(
    getMetadataStorage()
      .fields.filter(({ target, name }) => name !== 'version' && (target === type || target.isPrototypeOf(type)))
      .map(({ name, description = '', getType }) => {
        const form = formOf.get(getType())
        return [name, form ? description.replace(/[.;:]/, `, ${form}$&`) : description]
      }),
  ) as Record<Exclude<keyof Type & string, 'version'>, string>

/**
 * Takes the place of an input that does not fit: whatever is read of it fails. A service asks who may before it reads its input,
 * so that only those who may learn what is wrong with it.
 */
function invalidInput(error: AppError): object {
  const fail = () => {
    throw error
  }
  return new Proxy(
    {},
    {
      // whether it is a promise is asked of every argument
      get: (_target, name) => (name === 'then' ? undefined : fail()),
      has: fail,
      ownKeys: fail,
      getOwnPropertyDescriptor: fail,
    },
  )
}

function parseInput(schema: ObjectSchema, input: unknown): object {
  try {
    return parse(schema, input)
  } catch (error) {
    return invalidInput(error as AppError)
  }
}

/** Declares an input type under its name, and gives the decorator of the parameter that takes it. */
type Declaration = (name: string) => ReturnType<typeof createParameterDecorator>

/**
 * A GraphQL argument `input`, made from a zod schema. The method gets the parsed value, so that the form, the GraphQL
 * operation and the REST body are checked by one and the same schema. What does not fit fails when the service reads it,
 * after it has asked who may.
 * @param about what the whole of it is
 * @param descriptions what each field means, its unit and its form
 */
export const input =
  <Schema extends ObjectSchema>(about: string, schema: Schema, descriptions: Descriptions<Schema>): Declaration =>
  (name) => {
    const Declared = declare(
      name,
      about,
      schema.shape as Record<string, SchemaLike>,
      descriptions as Record<string, Description>,
    )
    return createParameterDecorator(
      ({ args }: ResolverData) => parseInput(schema, (args as { input?: unknown }).input),
      {
        arg: {
          name: 'input',
          typeFunc: () => Declared,
          options: { validate: false, description: `${about} BAD_USER_INPUT names each invalid field.` },
        },
      },
    )
  }

/**
 * The same for a change, in which a field that is left out stays as it is.
 * @param what is changed, with its article
 */
export const changes = <Schema extends ObjectSchema>(
  what: string,
  schema: Schema,
  descriptions: Descriptions<Schema>,
): Declaration => input(`Changes to ${what}; omitted fields are kept.`, schema, descriptions)

/** The inputs of a feature by the names of their GraphQL types, each as the decorator of a parameter. */
export const inputTypes = <Name extends string>(declarations: Record<Name, Declaration>) =>
  Object.fromEntries(
    Object.entries<Declaration>(declarations).map(([name, declaration]) => [name, declaration(name)]),
  ) as Record<Name, ReturnType<Declaration>>
