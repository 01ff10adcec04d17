import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  type DefinitionNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  parse,
  print,
  visit,
} from 'graphql'

const web = fileURLToPath(new URL('../../web', import.meta.url))

export type Visitor = 'admin' | 'parent' | 'guest'

export interface WebQuery {
  name: string
  /** Path below `web/`. */
  path: string
  /** Who makes it. */
  visitor: Visitor
  /** With the fragments that it uses. */
  text: string
  /** Variables that it cannot be asked without. */
  needs: string[]
}

/** @param path of a query, below `web/` */
function visitorOf(path: string): Visitor {
  if (path.startsWith('admin/')) return 'admin'
  return /^(portal|shared|accounts\/own)\//.test(path) ? 'parent' : 'guest'
}

const fragmentsIn = (definition: DefinitionNode): string[] => {
  const names: string[] = []
  visit(definition, { FragmentSpread: ({ name }) => void names.push(name.value) })
  return names
}

/** An operation with every fragment that it uses, also through others. */
function whole(operation: OperationDefinitionNode, fragments: Map<string, FragmentDefinitionNode>): string {
  const used = new Map<string, FragmentDefinitionNode>()
  const add = (definition: DefinitionNode) => {
    for (const name of fragmentsIn(definition)) {
      const fragment = fragments.get(name)
      if (!fragment || used.has(name)) continue
      used.set(name, fragment)
      add(fragment)
    }
  }
  add(operation)
  return [operation, ...used.values()].map(print).join('\n')
}

/** Every query of the web app. */
export function webQueries(): WebQuery[] {
  const paths = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.graphql'))
  const definitions = paths.flatMap((path) =>
    parse(readFileSync(join(web, path), 'utf8')).definitions.map((definition) => ({ path, definition })),
  )
  const fragments = new Map(
    definitions.flatMap(({ definition }) =>
      definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition] as const] : [],
    ),
  )
  return definitions.flatMap(({ path, definition }) => {
    if (definition.kind !== Kind.OPERATION_DEFINITION || definition.operation !== OperationTypeNode.QUERY) return []
    const text = whole(definition, fragments)
    const needs = (definition.variableDefinitions ?? [])
      .filter(({ type, defaultValue }) => type.kind === Kind.NON_NULL_TYPE && !defaultValue)
      .map(({ variable }) => variable.name.value)
    return [{ name: definition.name?.value ?? '', path, visitor: visitorOf(path), text, needs }]
  })
}
