import type { OperationVariables, TypedDocumentNode } from '@apollo/client'
import { useApolloClient, useMutation } from '@apollo/client/react'
import type { DocumentNode } from 'graphql'
import { refreshed } from './refreshed.ts'

/**
 * A mutation, after which a screen is read again. It answers once the change is saved and fails only where it was not: a
 * refetch that fails is told apart, after what the caller says of the change.
 */
export function useMutationThenRefetch<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  screen: DocumentNode,
) {
  const client = useApolloClient()
  return useMutation(document, {
    onCompleted: () => void refreshed(() => client.refetchQueries({ include: [screen] })),
  })
}
