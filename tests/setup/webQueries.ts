import { Kind, OperationTypeNode } from 'graphql'
import { webOperations } from '#web/build/operations.ts'

export type Visitor = 'admin' | 'parent' | 'guest' | 'tablet'

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
  if (path.startsWith('admin/room/')) return 'tablet'
  if (path.startsWith('admin/')) return 'admin'
  return /^(portal|shared|accounts\/own)\//.test(path) ? 'parent' : 'guest'
}

export { webOperations }

/** Every query of the web app. */
export function webQueries(): WebQuery[] {
  return webOperations().flatMap(({ definition, path, text }) => {
    if (definition.operation !== OperationTypeNode.QUERY) return []
    const needs = (definition.variableDefinitions ?? [])
      .filter(({ type, defaultValue }) => type.kind === Kind.NON_NULL_TYPE && !defaultValue)
      .map(({ variable }) => variable.name.value)
    return [{ name: definition.name?.value ?? '', path, visitor: visitorOf(path), text, needs }]
  })
}
