import fc from 'fast-check'
import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql'

const literals = [
  '0',
  '1',
  '-1',
  '2147483648',
  '1.5',
  '"x"',
  '"2026-11-21"',
  '"2026-11"',
  'null',
  'true',
  '[]',
  '{}',
  '"\\u0000"',
]

/** What generated documents ask with, and how deep. */
export interface Asking {
  /** Values that mean something there, written out, for an argument of this name and type; without any it is any of its kind. */
  literalsOf?(name: string, type: string): readonly string[] | undefined
  /** Below this only fields that end there are selected. */
  deepest?: number
  /** Of a type so many fields at most are selected. */
  widest?: number
}

const baseOf = (type: GraphQLInputType): GraphQLInputType => (isNonNullType(type) ? baseOf(type.ofType) : type)

/** A value written out for an argument: often of the right kind, sometimes not. */
function literalOf(type: GraphQLInputType, name: string, asking: Asking, depth = 0): fc.Arbitrary<string> {
  const base = baseOf(type)
  const wild = fc.constantFrom(...literals)
  if (isListType(base))
    return fc.array(literalOf(base.ofType, name, asking, depth), { maxLength: 3 }).map((all) => `[${all.join()}]`)
  const meant = asking.literalsOf?.(name, String(base))
  if (meant) return fc.constantFrom(...meant)
  if (isInputObjectType(base) && depth < 3) {
    const fields = Object.values(base.getFields())
    return fc
      .tuple(...fields.map((field) => literalOf(field.type, field.name, asking, depth + 1)))
      .map((values) => `{${fields.map(({ name }, index) => `${name}: ${values[index]}`).join(', ')}}`)
  }
  const kind = String(base)
  const [first] = isEnumType(base) ? base.getValues() : []
  const right = first?.name ?? (kind === 'String' ? '"text"' : kind === 'Boolean' ? 'true' : '1')
  return fc.oneof({ weight: 3, arbitrary: fc.constant(right) }, { weight: 1, arbitrary: wild })
}

/** An argument with its value; one that may be left out sometimes is. */
const argumentOf = ({ name, type }: GraphQLArgument, asking: Asking): fc.Arbitrary<string> => {
  const given = literalOf(type, name, asking).map((value) => `${name}: ${value}`)
  return asking.literalsOf && !isNonNullType(type) ? fc.oneof(given, fc.constant('')) : given
}

function fieldOf(field: GraphQLField<unknown, unknown>, depth: number, asking: Asking): fc.Arbitrary<string> {
  const named = getNamedType(field.type)
  const given = fc.tuple(...field.args.map((argument) => argumentOf(argument, asking))).map((values) => {
    const said = values.filter((value) => value !== '')
    return said.length > 0 ? `(${said.join(', ')})` : ''
  })
  const inside = isObjectType(named) ? selectionOf(named, depth + 1, asking) : fc.constant('')
  return fc.tuple(given, inside).map(([values, selection]) => `${field.name}${values}${selection}`)
}

function selectionOf(type: GraphQLObjectType, depth: number, asking: Asking = {}): fc.Arbitrary<string> {
  const { deepest = 5, widest = 4 } = asking
  const fields = Object.values(type.getFields())
  // deep down only what ends there, so that documents come to an end
  const offered = depth > deepest ? fields.filter((field) => !isObjectType(getNamedType(field.type))) : fields
  if (offered.length === 0) return fc.constant(' { __typename }')
  return fc
    .subarray(offered, { minLength: 1, maxLength: Math.min(offered.length, depth === 0 ? 2 : widest) })
    .chain((chosen) => fc.tuple(...chosen.map((field) => fieldOf(field, depth, asking))))
    .map((parts) => ` { ${parts.join(' ')} }`)
}

/** Documents that the schema allows, and some that it does not. */
export function documentsOf(schema: GraphQLSchema): fc.Arbitrary<string> {
  const roots = [schema.getQueryType(), schema.getMutationType()].filter((type) => type != null)
  const right = fc.oneof(
    ...roots.map((root) =>
      selectionOf(root, 0).map((body) => (root.name === 'Query' ? `query${body}` : `mutation${body}`)),
    ),
  )
  return fc.oneof(
    { weight: 8, arbitrary: right },
    { weight: 1, arbitrary: fc.tuple(right, fc.nat(200)).map(([text, at]) => text.slice(0, at)) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  )
}

/** Queries for one field of the root each, of these names. */
export function queriesOf(schema: GraphQLSchema, names: readonly string[], asking: Asking): fc.Arbitrary<string> {
  const fields = Object.values(schema.getQueryType()?.getFields() ?? {}).filter(({ name }) => names.includes(name))
  return fc.oneof(...fields.map((field) => fieldOf(field, 0, asking))).map((field) => `{ ${field} }`)
}
