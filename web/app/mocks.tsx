import { ApolloLink, type OperationVariables, type TypedDocumentNode } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import {
  buildSchema,
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  type GraphQLOutputType,
  getNamedType,
  isObjectType,
  type SelectionSetNode,
} from 'graphql'
import { type ReactNode, useState } from 'react'
import { Observable } from 'rxjs'
import source from '#graphql/schema.graphql?raw'
import { clientOn } from './apolloClient.ts'

type Result<Data> = Data | Error | 'pending'

/** One answer to one operation, for stories and component tests. */
export interface Mock {
  name: string
  document: DocumentNode
  answer(variables: Record<string, unknown>): Result<unknown>
  /** Answers one request; the mock of this operation that follows answers the others. */
  once?: true
}

/**
 * Answers an operation in stories. The document gives the types, so a change of the schema breaks the type check.
 * @param answer the data, an error, `'pending'` for an answer that never comes, or a function of the variables
 */
export function mockOf<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  answer: Result<Data> | ((variables: Variables) => Result<Data>),
): Mock {
  const name = nameOf(document)
  return {
    name,
    document,
    answer: (variables) =>
      typeof answer === 'function'
        ? (answer as (variables: Variables) => Result<Data>)(variables as Variables)
        : answer,
  }
}

/** Refuses the first request; what follows answers the second try. */
export const failsOnce = (document: DocumentNode, error: Error): Mock => ({
  ...mockOf(document as TypedDocumentNode<never, never>, error),
  once: true,
})

/** The error that the server answers with for a code. */
export const failure = (
  message: string,
  code = 'INTERNAL_SERVER_ERROR',
  fields: Record<string, string> = {},
  details: { existingId?: number } = {},
) => new GraphQLError(message, { extensions: { code, fields, ...details } })

/** An answer that never comes: what is waited for stays as it is. */
export const never = () => new Promise<never>(() => undefined)

/** A page of rows, as the server cuts it out of a list. */
export function pageOf<Node>(
  rows: readonly Node[],
  { first, after }: { first: number; after?: string | null | undefined },
) {
  const start = Number(after ?? 0)
  const end = Math.min(start + first, rows.length)
  return {
    edges: rows.slice(start, end).map((node) => ({ node })),
    pageInfo: { endCursor: end > start ? String(end) : null, hasNextPage: end < rows.length },
    totalCount: rows.length,
  }
}

function nameOf(document: DocumentNode) {
  const [operation] = document.definitions.filter((definition) => definition.kind === 'OperationDefinition')
  const name = operation?.name?.value
  if (!name) throw new Error('An operation needs a name')
  return name
}

let schema: GraphQLSchema | undefined

/**
 * What mutations answered of each record, by type and id, or by type alone where there is but one: queries say the same
 * of it from then on.
 */
type Saved = Map<string, Record<string, unknown>>

/** Adds `__typename` where the server would, so that the cache joins records as in the product. */
function withTypenames(document: DocumentNode, data: unknown, saved: Saved): unknown {
  schema ??= buildSchema(source)
  const built = schema
  const fragments = new Map(
    document.definitions.flatMap((definition) =>
      definition.kind === 'FragmentDefinition' ? [[definition.name.value, definition.selectionSet]] : [],
    ),
  )
  const [operation] = document.definitions.filter((definition) => definition.kind === 'OperationDefinition')
  const isMutation = operation?.operation === 'mutation'
  const root = isMutation ? built.getMutationType() : built.getQueryType()

  const fill = (
    type: GraphQLOutputType,
    set: SelectionSetNode | undefined,
    value: unknown,
    isAnswer = false,
  ): unknown => {
    if (Array.isArray(value)) return value.map((item) => fill(type, set, item))
    const named = getNamedType(type)
    if (!value || typeof value !== 'object' || !isObjectType(named) || !set) return value
    const filled: Record<string, unknown> = { __typename: named.name, ...value }
    const record = 'id' in filled ? `${named.name}:${filled.id}` : named.name
    for (const [key, now] of Object.entries(saved.get(record) ?? {}))
      if (!isMutation && key in filled) filled[key] = now
    const selected: Record<string, unknown> = {}
    const visit = (selections: SelectionSetNode) => {
      for (const selection of selections.selections) {
        if (selection.kind === 'FragmentSpread')
          visit(fragments.get(selection.name.value) ?? { kind: 'SelectionSet' as never, selections: [] })
        if (selection.kind === 'InlineFragment') visit(selection.selectionSet)
        if (selection.kind !== 'Field') continue
        const field = named.getFields()[selection.name.value]
        const key = selection.alias?.value ?? selection.name.value
        if (!field || !(key in filled)) continue
        filled[key] = fill(field.type, selection.selectionSet, filled[key], named === root)
        selected[key] = filled[key]
      }
    }
    visit(set)
    if (isMutation && (isAnswer || 'id' in filled)) saved.set(record, { ...saved.get(record), ...selected })
    return filled
  }
  return root && operation ? fill(root, operation.selectionSet, data) : data
}

let answering = 0

/** While an answer is on its way `<html>` has `data-answering`: what the story shows then is not yet what it is about. */
function count(by: 1 | -1) {
  answering += by
  document.documentElement.toggleAttribute('data-answering', answering > 0)
}

function linkOf(mocks: Mock[]) {
  const saved: Saved = new Map()
  const used = new Set<Mock>()
  return new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        const mock = mocks.find((one) => one.name === operation.operationName && !used.has(one))
        if (mock?.once) used.add(mock)
        const answer = mock ? mock.answer(operation.variables) : new Error(`No mock answers ${operation.operationName}`)
        if (answer === 'pending') return
        const result =
          answer instanceof Error
            ? { data: null, errors: [answer as GraphQLError] }
            : { data: withTypenames(mock?.document as DocumentNode, answer, saved) as Record<string, unknown> }
        count(1)
        const timer = setTimeout(() => {
          observer.next(result)
          observer.complete()
        })
        return () => {
          clearTimeout(timer)
          count(-1)
        }
      }),
  )
}

/** Gives a story an Apollo Client whose answers are the mocks. */
export function Mocked({ mocks, children }: { mocks: Mock[]; children: ReactNode }) {
  const [client] = useState(() => clientOn(linkOf(mocks)))
  return <ApolloProvider client={client}>{children}</ApolloProvider>
}
