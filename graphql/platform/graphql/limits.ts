import {
  type ASTVisitor,
  type FragmentDefinitionNode,
  getNamedType,
  getNullableType,
  GraphQLError,
  type GraphQLField,
  type GraphQLOutputType,
  isCompositeType,
  isListType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  SchemaMetaFieldDef,
  type SelectionSetNode,
  TypeMetaFieldDef,
  type ValidationContext,
} from 'graphql'

/**
 * What one operation may ask for, at most. The largest of our own screens stays under four fifths of each; an operation that
 * is made up to keep the server busy goes over one of them.
 */
export const limits = {
  depth: 8,
  /** Fields of one level, fragments included. */
  breadth: 60,
  /** Fields that are given another name. */
  aliases: 20,
  /** Fields in all, those of a list counted as often as {@link rowsOf}. */
  cost: 20_000,
  mutations: 5,
  /** Words and signs of the document. */
  tokens: 1_500,
  /** Of the document: each error may repeat the longest name in it. */
  characters: 20_000,
} as const

/** How many rows a list is reckoned with, unless its field says that it has fewer, or far more: `@Extensions({ rows: 3 })`. */
const rowsOfList = 20

const rowsOf = ({ type, extensions }: GraphQLField<unknown, unknown>): number => {
  if (!isListType(getNullableType(type))) return 1
  return typeof extensions.rows === 'number' ? extensions.rows : rowsOfList
}

interface Measure {
  depth: number
  breadth: number
  aliases: number
  cost: number
}

const nothing: Measure = { depth: 0, breadth: 0, aliases: 0, cost: 0 }

/** Measures what a document requests. A fragment is measured once, however often it is spread. */
function measuring(context: ValidationContext) {
  const schema = context.getSchema()
  const known = new Map<FragmentDefinitionNode, Measure & { fields: number }>()

  function fragment(name: string) {
    const definition = context.getFragment(name)
    if (!definition) return { ...nothing, fields: 0 }
    const before = known.get(definition)
    if (before) return before
    // a fragment inside itself is refused by another rule, and must not be followed for ever here
    known.set(definition, { ...nothing, fields: 0 })
    const type = schema.getType(definition.typeCondition.name.value)
    const result = measure(definition.selectionSet, isCompositeType(type) ? type : undefined)
    known.set(definition, result)
    return result
  }

  function measure(set: SelectionSetNode, parent: GraphQLOutputType | undefined): Measure & { fields: number } {
    const sum = { ...nothing, fields: 0 }
    const add = (part: Measure & { fields: number }) => {
      sum.depth = Math.max(sum.depth, part.depth)
      sum.breadth = Math.max(sum.breadth, part.breadth)
      sum.aliases += part.aliases
      sum.cost += part.cost
      sum.fields += part.fields
    }
    for (const selection of set.selections) {
      if (selection.kind === Kind.FRAGMENT_SPREAD) add(fragment(selection.name.value))
      else if (selection.kind === Kind.INLINE_FRAGMENT) {
        const type = selection.typeCondition ? schema.getType(selection.typeCondition.name.value) : parent
        add(measure(selection.selectionSet, isCompositeType(type) ? type : undefined))
      } else {
        const name = selection.name.value
        const meta = [SchemaMetaFieldDef, TypeMetaFieldDef].find((each) => each.name === name)
        const field = meta ?? (isObjectType(parent) ? parent.getFields()[name] : undefined)
        const inner =
          selection.selectionSet && field ? measure(selection.selectionSet, getNamedType(field.type)) : nothing
        const rows = field ? rowsOf(field) : 1
        const aliases = inner.aliases + (selection.alias ? 1 : 0)
        // introspection is deep by nature, and answers much: it is refused altogether where it is not wanted
        if (meta) add({ ...nothing, aliases: aliases * 5, cost: limits.cost / 2, fields: 1 })
        else add({ depth: inner.depth + 1, breadth: inner.breadth, aliases, cost: 1 + rows * inner.cost, fields: 1 })
      }
    }
    return { ...sum, breadth: Math.max(sum.breadth, sum.fields) }
  }

  return (operation: OperationDefinitionNode) =>
    measure(operation.selectionSet, schema.getRootType(operation.operation) ?? undefined)
}

/** Refuses an operation that requests more than {@link limits} allow, before anything of it runs. */
export function limitsRule(context: ValidationContext): ASTVisitor {
  const measure = measuring(context)
  return {
    OperationDefinition(operation) {
      const { depth, breadth, aliases, cost, fields } = measure(operation)
      const refuse = (what: string, is: number, most: number) => {
        if (is <= most) return
        const text = `This operation has too ${what}: ${is}, and at most ${most} are allowed.`
        context.reportError(new GraphQLError(text, { nodes: operation }))
      }
      refuse('many levels', depth, limits.depth)
      refuse('many fields in one place', breadth, limits.breadth)
      refuse('many aliases', aliases, limits.aliases)
      refuse('high a cost', cost, limits.cost)
      if (operation.operation === 'mutation') refuse('many changes', fields, limits.mutations)
    },
  }
}
