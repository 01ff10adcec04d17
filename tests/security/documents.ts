import fc from 'fast-check'
import {
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
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

const baseOf = (type: GraphQLInputType): GraphQLInputType => (isNonNullType(type) ? baseOf(type.ofType) : type)

/** A value written out for an argument: often of the right kind, sometimes not. */
function literalOf(type: GraphQLInputType, depth = 0): fc.Arbitrary<string> {
  const base = baseOf(type)
  const wild = fc.constantFrom(...literals)
  if (isListType(base)) return fc.array(literalOf(base.ofType, depth), { maxLength: 3 }).map((all) => `[${all.join()}]`)
  if (isInputObjectType(base) && depth < 3) {
    const fields = Object.values(base.getFields())
    return fc
      .tuple(...fields.map((field) => literalOf(field.type, depth + 1)))
      .map((values) => `{${fields.map(({ name }, index) => `${name}: ${values[index]}`).join(', ')}}`)
  }
  const right = String(base) === 'String' ? '"text"' : String(base) === 'Boolean' ? 'true' : '1'
  return fc.oneof({ weight: 3, arbitrary: fc.constant(right) }, { weight: 1, arbitrary: wild })
}

function fieldOf(field: GraphQLField<unknown, unknown>, depth: number): fc.Arbitrary<string> {
  const named = getNamedType(field.type)
  const given = fc
    .tuple(...field.args.map((argument) => literalOf(argument.type)))
    .map((values) =>
      values.length > 0 ? `(${field.args.map(({ name }, index) => `${name}: ${values[index]}`).join(', ')})` : '',
    )
  const inside = isObjectType(named) ? selectionOf(named, depth + 1) : fc.constant('')
  return fc.tuple(given, inside).map(([values, selection]) => `${field.name}${values}${selection}`)
}

function selectionOf(type: GraphQLObjectType, depth: number): fc.Arbitrary<string> {
  const fields = Object.values(type.getFields())
  // deep down only what ends there, so that documents come to an end
  const offered = depth > 5 ? fields.filter((field) => !isObjectType(getNamedType(field.type))) : fields
  if (offered.length === 0) return fc.constant(' { __typename }')
  return fc
    .subarray(offered, { minLength: 1, maxLength: Math.min(offered.length, depth === 0 ? 2 : 4) })
    .chain((chosen) => fc.tuple(...chosen.map((field) => fieldOf(field, depth))))
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
export function queriesOf(schema: GraphQLSchema, names: readonly string[]): fc.Arbitrary<string> {
  const fields = Object.values(schema.getQueryType()?.getFields() ?? {}).filter(({ name }) => names.includes(name))
  return fc.oneof(...fields.map((field) => fieldOf(field, 0))).map((field) => `{ ${field} }`)
}
