import { getNamedType, isListType, isNonNullType, isObjectType } from 'graphql'

const isList = (type) => isListType(isNonNullType(type) ? type.ofType : type)
const hasId = (type) => 'id' in type.getFields()

/** The rule of a field, or null where Apollo Client needs none. */
function ruleOf({ type, args }) {
  const named = getNamedType(type)
  if (named.name.endsWith('Connection')) {
    const filters = args.map(({ name }) => name).filter((name) => name !== 'after')
    return `pages([${filters.map((name) => `'${name}'`).join(', ')}])`
  }
  if (!isObjectType(named)) return null
  if (isList(type)) return 'whole'
  return hasId(named) ? null : 'part'
}

function fieldsOf(type) {
  const rules = Object.values(type.getFields()).map((field) => [field.name, ruleOf(field)])
  return rules.filter(([, rule]) => rule).map(([name, rule]) => `      ${name}: ${rule},`)
}

/** Writes the rules by which the cache joins two answers about the same record, for each field that needs one. */
export function plugin(schema) {
  const records = Object.values(schema.getTypeMap())
    .filter((type) => isObjectType(type) && !type.name.startsWith('__'))
    .filter((type) => type === schema.getQueryType() || hasId(type))
  const policies = records.flatMap((type) => {
    const fields = fieldsOf(type)
    return fields.length > 0 ? [`  ${type.name}: {`, '    fields: {', ...fields, '    },', '  },'] : []
  })
  return [
    "import type { TypePolicies } from '@apollo/client'",
    "import { relayStylePagination } from '@apollo/client/utilities'",
    '',
    '/** A list is what the server said last: what is no longer in it is gone. */',
    'const whole = { merge: false }',
    '/** What has no number of its own belongs to its record; each screen asks for some of it. */',
    'const part = { merge: true }',
    '/** Pages of the same size of the same list, named by what it is narrowed to, follow each other. */',
    'const pages = (filters: string[]) => relayStylePagination(filters)',
    '',
    'export const typePolicies: TypePolicies = {',
    ...policies,
    '}',
  ].join('\n')
}
