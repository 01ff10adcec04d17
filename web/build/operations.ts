import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  type DefinitionNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  parse,
  print,
  visit,
} from 'graphql'

const web = fileURLToPath(new URL('..', import.meta.url))

export interface Operation {
  definition: OperationDefinitionNode
  /** Path below `web/`. */
  path: string
  /** The whole file. */
  source: string
  /** With the fragments that it uses. */
  text: string
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
  return [operation, ...used.values()].map(print).join('\n\n')
}

/** Every operation of the web app. */
export function webOperations(): Operation[] {
  const paths = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.graphql'))
  const definitions = paths.flatMap((path) => {
    const source = readFileSync(join(web, path), 'utf8')
    return parse(source).definitions.map((definition) => ({ path, source, definition }))
  })
  const fragments = new Map(
    definitions.flatMap(({ definition }) =>
      definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition] as const] : [],
    ),
  )
  return definitions.flatMap(({ definition, ...rest }) =>
    definition.kind === Kind.OPERATION_DEFINITION ? [{ ...rest, definition, text: whole(definition, fragments) }] : [],
  )
}
